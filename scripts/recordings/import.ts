/** Takes in recordings of people; docs/how-to/add-a-voice.md. */
import { join } from "node:path";

import { loadItems, loadMedia } from "@/lib/bank/load-items";
import { readServerEnv } from "@/lib/env/server";
import { openFiles } from "@/lib/integrations/storage/open-files";
import { openTranscriber } from "@/lib/services/media/open-voices";
import { judgeByTranscriber } from "@/lib/speech/judge-recording";
import { importRecordings } from "@/scripts/recordings/import-recordings";

const say = (line: string) => process.stdout.write(`${line}\n`);
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("npm run recordings:import -- <folder>");

const env = readServerEnv();
const bankFolder = join(process.cwd(), "content", "bank");
const items = new Map((await loadItems(join(bankFolder, "items"))).map((item) => [item.id, item]));
const bank = {
  media: await loadMedia(join(bankFolder, "media")),
  mediaOf: (item: string) =>
    (items.get(item)?.steps ?? []).flatMap(({ media }) => media.map(({ mediaId }) => mediaId)),
};
const transcriber = await openTranscriber(env);
const words = transcriber && judgeByTranscriber(transcriber);
say(
  words
    ? `The words are checked by ${words.engine}.`
    : "The words are not checked, only their number: nothing here hears speech (npm run models).",
);
try {
  const { kept, faults } = await importRecordings({ folder, bank, files: openFiles(env)("people"), words });
  for (const { file, faults: reasons } of faults) say(`${file}: ${reasons.join("; ")}`);
  say(
    `${kept.length} recordings taken in, ${faults.length} files refused. They are heard after the next start; a set in progress keeps what it has.`,
  );
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await transcriber?.close();
}
