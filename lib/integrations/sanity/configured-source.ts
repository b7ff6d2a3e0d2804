import path from "node:path";

import { readServerEnv } from "@/lib/env/server";
import {
  type ContentSource,
  type SanityConfig,
  sanitySource,
} from "@/lib/integrations/sanity/content-source";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";

type Embedded = Awaited<ReturnType<typeof readDataset>>;

let embedded: Promise<Embedded> | undefined;

/** The project that the settings name; null on the documents that come with the product. */
export function configuredProject(): SanityConfig | null {
  const env = readServerEnv();
  if (!env.SANITY_PROJECT_ID) return null;
  return {
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    token: env.SANITY_API_READ_TOKEN,
    host: env.SANITY_API_HOST,
  };
}

/** The documents that come with the product. In development they are read again: they may have been edited. */
export function embeddedDocuments(): Promise<Embedded> {
  if (readServerEnv().NODE_ENV === "development") return readEmbedded();
  return (embedded ??= readEmbedded());
}

/** What is published in the project; null when none is configured. */
export function remoteSource(): ContentSource | null {
  const project = configuredProject();
  return project && sanitySource(project);
}

/** What the editors see, drafts before published texts; null without a project or without the token for it. */
export function draftSource(): ContentSource | null {
  const project = configuredProject();
  return project?.token ? sanitySource(project, "drafts") : null;
}

let lastRead: Embedded | undefined;

/** While somebody writes in the dataset a line may be half there: what was read before stands. */
async function readEmbedded(): Promise<Embedded> {
  try {
    lastRead = await readDataset(path.join(/* turbopackIgnore: true */ process.cwd(), "cms/dataset"));
  } catch (error) {
    if (!lastRead) throw error;
  }
  return lastRead;
}
