import { createHash } from "node:crypto";

import type { StoredStep } from "@/lib/questions/stored-step";

/** JSON with sorted keys, so that equal content gives equal bytes. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function contentHash(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}

type Face = Pick<StoredStep, "media"> & { prompt: object };

/** What a learner meets before answering: the prompts and, by kind, the recordings and pictures beside them. */
export function itemFace(steps: readonly Face[]) {
  const faces = steps.map(({ prompt, media }) => ({
    ...prompt,
    ...Object.fromEntries(
      media.filter(({ when }) => when === "prompt").map(({ kind, mediaId }) => [kind, mediaId]),
    ),
  }));
  return faces.length === 1 ? faces[0] : faces;
}

/**
 * The id of an item, from its face alone: hashing the key as well would let a learner who knows this code
 * try each possible key against the id. Editing anything else keeps the id and calls for a new version.
 */
export function itemId(type: string, face: unknown): string {
  return contentHash({ type, prompt: face }).slice(0, 16);
}
