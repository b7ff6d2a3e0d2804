import path from "node:path";
import { parseArgs } from "node:util";

import { type ContentSource, datasetSource } from "@/lib/integrations/sanity/content-source";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";
import { pullBank, type Pulled } from "@/scripts/bank/pull/pull-bank";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { CmsFault, openProject, runCms } from "@/scripts/cms/project";

const usage = "npm run bank:pull -- [--check] [--empty] [--dataset FOLDER]";
const root = path.resolve(import.meta.dirname, "../..");
const say = (line: string) => void process.stdout.write(`${line}\n`);

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        check: { type: "boolean", default: false },
        empty: { type: "boolean", default: false },
        dataset: { type: "string" },
      },
    });
    return values;
  } catch {
    throw new CmsFault(usage);
  }
}

/** The project of the settings; without one, or when a folder is named, documents in NDJSON files. */
async function openSource(dataset: string | undefined) {
  if (dataset === undefined && process.env.SANITY_PROJECT_ID) {
    const { client, ...project } = openProject(process.env, "SANITY_API_READ_TOKEN");
    say(`Project ${project.projectId}, dataset ${project.dataset}.`);
    const source: ContentSource = { fetch: (groq, params) => client.fetch<unknown>(groq, params) };
    return source;
  }
  const folder = dataset ?? path.join(root, "cms/dataset");
  say(`The documents of ${path.relative(root, folder) || folder}.`);
  return datasetSource(await readDataset(folder));
}

function tell({ taken, refused, changed, places }: Pulled, check: boolean) {
  for (const { id, sentences } of refused) {
    for (const sentence of sentences) say(sentence);
    const place = places.get(id);
    if (place) say(`  its last good version stays: ${place}`);
  }
  for (const file of changed) say(`content/bank/${file} ${check ? "would change" : "has changed"}`);
  say(`${taken} taken, ${refused.length} refused, ${changed.length} files differ.`);
  if (changed.length > 0 && !check) say("Next: npm run bank:build, then read and commit what differs.");
}

await runCms(async () => {
  const { check, empty, dataset } = readOptions();
  const source = await openSource(dataset);
  const pulled = await pullBank({
    source,
    folder: path.join(root, "content/bank"),
    lexicon: readLexicon,
    check,
    empty,
  });
  tell(pulled, check);
  return check && pulled.refused.length + pulled.changed.length > 0 ? 1 : 0;
});
