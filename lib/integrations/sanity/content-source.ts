import { type ClientPerspective, createClient, type SanityClient } from "@sanity/client";
import { evaluateSync, parse, toJS } from "groq-js";

export type QueryParams = Record<string, string | readonly string[]>;

/** Answers GROQ. What comes back is parsed by who asked. */
export type ContentSource = { fetch: (groq: string, params: QueryParams) => Promise<unknown> };

type StoredDocument = { _id: string; _type: string };

const isPublished = ({ _id }: StoredDocument) => !/^(drafts|versions)\./.test(_id);

/** GROQ over documents in memory. groq-js knows no perspectives, so drafts are taken out first. */
export function datasetSource(documents: readonly StoredDocument[]): ContentSource {
  const dataset = documents.filter(isPublished);
  return {
    async fetch(groq, params) {
      const tree = parse(groq, { params });
      // In development React follows every promise; the synchronous evaluation makes none for each document.
      return toJS(evaluateSync(tree, { dataset, params }));
    },
  };
}

export type SanityConfig = {
  projectId: string;
  dataset: string;
  token?: string | undefined;
  /** A local or self-hosted server instead of the project's own host. */
  host?: string | undefined;
};

/** Long enough for a slow day; a page does not wait longer for a text that it has already. */
const patience = 8_000;

export function sanityClient({ projectId, dataset, token, host }: SanityConfig): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: "2025-02-19",
    perspective: "published",
    useCdn: false,
    timeout: patience,
    maxRetries: 1,
    ...(token && { token }),
    ...(host && { apiHost: host, useProjectHostname: false }),
  });
}

/** GROQ over HTTP: what is published, or with `drafts` what the editors see. */
export function sanitySource(
  config: SanityConfig,
  perspective: ClientPerspective = "published",
): ContentSource {
  const client = sanityClient(config).withConfig({ perspective });
  return { fetch: (groq, params) => client.fetch<unknown>(groq, params) };
}
