import path from "node:path";
import { parseArgs } from "node:util";

import { readDataset } from "@/lib/integrations/sanity/read-dataset";
import { CmsFault, openProject, runCms } from "@/scripts/cms/project";
import { seedProject } from "@/scripts/cms/seed-project";

const usage = "npm run cms:seed -- [--dry-run] [--keep | --force]";

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { "dry-run": { type: "boolean" }, keep: { type: "boolean" }, force: { type: "boolean" } },
    });
    return { dryRun: values["dry-run"] ?? false, keep: values.keep ?? false, force: values.force ?? false };
  } catch {
    throw new CmsFault(usage);
  }
}

await runCms(async () => {
  const options = readOptions();
  const { client, projectId, dataset } = openProject(process.env, "SANITY_API_WRITE_TOKEN");
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const documents = await readDataset(path.resolve(import.meta.dirname, "../../cms/dataset"));
  say(`Project ${projectId}, dataset ${dataset}: ${documents.length} documents come with the product.`);
  await seedProject(client, documents, options, say);
  return 0;
});
