/** Takes in recordings of people; docs/how-to/add-a-voice.md. */
import { join } from "node:path";
import { parseArgs } from "node:util";

import { loadItems, loadMedia } from "@/lib/bank/load-items";
import { readServerEnv } from "@/lib/env/server";
import { datasetSource } from "@/lib/integrations/sanity/content-source";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";
import { openFiles } from "@/lib/integrations/storage/open-files";
import { dropPeople, readPeople } from "@/lib/services/media/people-recordings";
import { createWordJudge } from "@/lib/speech/read-aloud/judge-words";
import { CmsFault, openProject, runCms } from "@/scripts/cms/project";
import { assetFetcher } from "@/scripts/recordings/fetch-asset";
import { importRecordings } from "@/scripts/recordings/import-recordings";
import { offeredByCms } from "@/scripts/recordings/offered-by-cms";
import { offeredByFolder, readIn } from "@/scripts/recordings/recording-source";

const say = (line: string) => void process.stdout.write(`${line}\n`);
const usage = "npm run recordings:import -- FOLDER | --cms [--empty] | --dataset FOLDER [--empty]";

const env = readServerEnv();
const files = openFiles(env)("people");
const bankFolder = join(process.cwd(), "content", "bank");

async function openBank() {
  const items = new Map((await loadItems(join(bankFolder, "items"))).map((item) => [item.id, item]));
  return {
    media: await loadMedia(join(bankFolder, "media")),
    mediaOf: (item: string) =>
      (items.get(item)?.steps ?? []).flatMap(({ media }) => media.map(({ mediaId }) => mediaId)),
  };
}

/** The project of the settings, or an export of its documents with the files beside them. */
async function openCms(dataset: string | undefined) {
  if (dataset !== undefined) {
    const source = datasetSource(await readDataset(dataset));
    return { source, fetchFile: async (file: string) => readIn(dataset, file) };
  }
  const { client } = openProject(process.env, "SANITY_API_READ_TOKEN");
  return {
    source: {
      fetch: (groq: string, params: Record<string, string | readonly string[]>) =>
        client.fetch<unknown>(groq, params),
    },
    fetchFile: assetFetcher(["https://cdn.sanity.io"]),
  };
}

type Bank = Awaited<ReturnType<typeof openBank>>;

async function readOffered(bank: Bank) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cms: { type: "boolean", default: false },
      empty: { type: "boolean", default: false },
      dataset: { type: "string" },
    },
  });
  const [folder] = positionals;
  const ways = [folder !== undefined, values.cms, values.dataset !== undefined].filter(Boolean);
  if (ways.length !== 1 || positionals.length > 1) throw new CmsFault(usage);
  if (folder !== undefined) return { offered: offeredByFolder(folder), faults: [], isGone: () => false };
  const { source, fetchFile } = await openCms(values.dataset);
  return offeredByCms({ source, fetchFile, bank, kept: await readPeople(files), empty: values.empty });
}

await runCms(async () => {
  const bank = await openBank();
  const { offered, faults, isGone } = await readOffered(bank);
  const words = createWordJudge();
  say(`The words are checked by ${words.engine}.`);
  try {
    const gone = (await readPeople(files)).filter(isGone).length;
    if (gone > 0) await dropPeople(files, isGone);
    const imported = await importRecordings({ offered, bank, files, words });
    const refused = [...faults, ...imported.faults];
    for (const { file, faults: reasons } of refused) say(`${file}: ${reasons.join("; ")}`);
    say(
      `${imported.kept.length} recordings taken in, ${gone} withdrawn, ${refused.length} files refused. They are heard after the next start; a set in progress keeps what it has.`,
    );
    return refused.length > 0 ? 1 : 0;
  } finally {
    await words.close();
  }
});
