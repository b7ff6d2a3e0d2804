import { createClient } from "@sanity/client";
import { evaluateSync, parse, toJS } from "groq-js";

export type QueryParams = Record<string, string>;

/** Answers GROQ. What comes back is parsed by who asked. */
export type ContentSource = { fetch: (groq: string, params: QueryParams) => Promise<unknown> };

type StoredDocument = { _id: string; _type: string };

const isPublished = ({ _id }: StoredDocument) => !/^(drafts|versions)\./.test(_id);

/** GROQ over documents in memory. groq-js knows no perspectives, so drafts are taken out first. */
export function datasetSource(documents: StoredDocument[]): ContentSource {
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

/** GROQ over HTTP. */
export function sanitySource({ projectId, dataset, token, host }: SanityConfig): ContentSource {
  const client = createClient({
    projectId,
    dataset,
    apiVersion: "2025-02-19",
    perspective: "published",
    useCdn: false,
    ...(token && { token }),
    ...(host && { apiHost: host, useProjectHostname: false }),
  });
  return { fetch: (groq, params) => client.fetch<unknown>(groq, params) };
}
