import path from "node:path";

import { readServerEnv } from "@/lib/env/server";
import { type ContentSource, datasetSource, sanitySource } from "@/lib/integrations/sanity/content-source";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";

let source: Promise<ContentSource> | undefined;

/** The configured project, or the documents that come with the product. */
export function configuredSource(): Promise<ContentSource> {
  const env = readServerEnv();
  if (env.NODE_ENV === "development" && !env.SANITY_PROJECT_ID) return embeddedSource();
  source ??= env.SANITY_PROJECT_ID
    ? Promise.resolve(
        sanitySource({
          projectId: env.SANITY_PROJECT_ID,
          dataset: env.SANITY_DATASET,
          token: env.SANITY_API_READ_TOKEN,
          host: env.SANITY_API_HOST,
        }),
      )
    : embeddedSource();
  return source;
}

async function embeddedSource() {
  return datasetSource(
    await readDataset(path.join(/* turbopackIgnore: true */ process.cwd(), "cms/dataset")),
  );
}
