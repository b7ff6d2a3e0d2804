/** Edits texts of a project while an editor's watcher runs there; prints how long each edit took, in ms, as JSON. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { compiledFile, typeNames } from "@/lib/content/compiled";
import { isCollection } from "@/scripts/content/collect-documents";
import type { Fault } from "@/scripts/content/fault";
import { watchProject } from "@/scripts/content/watch/project-watch";
import { oneAtATime } from "@/scripts/content/watch/refresh-content";
import { watchFiles } from "@/scripts/content/watch/watch-files";

const [root = ".", runs = "5", ...files] = process.argv.slice(2);
const faults: Fault[] = [];
const project = watchProject(path.resolve(root), (found) => faults.push(...found));
const renew = oneAtATime(project.refresh);
await renew();
const stop = watchFiles(project.look, renew);

const compiledOf = (file: string) => {
  const [, collection = "", folder = "", name = ""] = file.split("/");
  if (!isCollection(collection)) throw new Error(`${file} is no text.`);
  return path.join(root, compiledFile(typeNames[collection].text, collection, folder, name));
};

/** contentlayer takes a file away for a moment before it writes it again. */
function readCompiled(file: string) {
  try {
    return readFileSync(compiledOf(file), "utf8");
  } catch {
    return "";
  }
}

/** From saving a text to the compiled document that has the change, with the whole gate in between. */
async function edit(file: string) {
  const full = path.join(root, file);
  const mark = `Edited ${crypto.randomUUID()}.`;
  const begun = performance.now();
  writeFileSync(full, readFileSync(full, "utf8").replace("\n## ", `\n${mark}\n\n## `));
  while (!readCompiled(file).includes(mark)) {
    if (performance.now() - begun > 60_000)
      throw new Error(`The edit of ${file} was not compiled in 60 seconds.`);
    await wait(5);
  }
  return Math.round(performance.now() - begun);
}

const times: number[] = [];
for (let run = 0; run < Number(runs); run += 1) {
  await wait(1_500 + 137 * run);
  times.push(await edit(files[run % files.length] ?? ""));
}
stop();
project.close();
const faulty = faults.filter(({ level }) => level === "fault");
if (faulty.length > 0) throw new Error(`The corpus has faults: ${JSON.stringify(faulty[0])}`);
const memoryMb = Math.round(process.memoryUsage.rss() / 1_000_000);
process.stdout.write(`${JSON.stringify({ times, memoryMb })}\n`);
