import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { encodeSignatureHeader } from "@sanity/webhook";
import { afterAll, beforeAll } from "vitest";

import { refreshLibrary } from "@/lib/content/live/library";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";
import { call, withRuntime } from "@/tests/api/harness";
import { SanityServer } from "@/tests/factories/sanity-server";

export const cms = new SanityServer();
const secret = "a-secret-of-the-webhook";
const names = ["SANITY_PROJECT_ID", "SANITY_DATASET", "SANITY_API_READ_TOKEN", "SANITY_API_HOST", "DATA_DIR"];

/** The API beside a content system of its own, with the documents that come with the product. */
export function withCms() {
  beforeAll(async () => {
    for (const document of await readDataset("cms/dataset")) cms.put(document);
    const folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-cms-"));
    const values = ["bandwise", "production", "read-token", await cms.listen(), folder];
    for (const [index, name] of names.entries()) process.env[name] = values[index];
  });
  withRuntime({
    SANITY_PROJECT_ID: "bandwise",
    SANITY_API_READ_TOKEN: "read-token",
    SANITY_WEBHOOK_SECRET: secret,
  });
  // The process looks at the CMS when it starts; what a test writes comes after that.
  beforeAll(async () => void (await refreshLibrary()));
  afterAll(async () => {
    await cms.close();
    await rm(process.env.DATA_DIR ?? "", { recursive: true, force: true });
    for (const name of names) Reflect.deleteProperty(process.env, name);
  });
}

/** As if the process had ended: what it knew is gone, what it kept on the disk is there. */
export async function restart() {
  for (const name of ["bandwise.cms-library", "bandwise.cms-health", "bandwise.live-places"])
    Reflect.deleteProperty(globalThis, Symbol.for(name));
  await refreshLibrary();
}

type Delivery = { at?: number; signedWith?: string; signature?: string };

/** A message as Sanity sends it. */
export async function deliver(
  document: unknown,
  { at = Date.now(), signedWith = secret, signature }: Delivery = {},
) {
  const body = typeof document === "string" ? document : JSON.stringify(document);
  const signed = signature ?? (await encodeSignatureHeader(body, at, signedWith));
  return call("POST", "/cms/webhook", {
    body,
    headers: signed ? { "sanity-webhook-signature": signed } : {},
  });
}

/** What the webhook's projection tells of a document. */
export const told = (document: { _id: string; collection?: unknown; slug?: { current: string } }) => ({
  _id: document._id,
  _type: "article",
  collection: document.collection,
  slug: document.slug?.current,
});
