/** Brings licensed photographs into the bank: `npm run bank:photos -- <folder>`. */
import { join } from "node:path";

import { importPhotos } from "./import-photos";

const [folder] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (folder === undefined) {
  say("Which folder? npm run bank:photos -- <folder with manifest.yaml>");
  process.exitCode = 1;
} else {
  const { written, faults } = await importPhotos(folder, join(process.cwd(), "content", "bank"));
  for (const fault of faults) say(fault);
  say(faults.length > 0 ? `faults ${faults.length}: nothing was written` : `photographs ${written.length}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
