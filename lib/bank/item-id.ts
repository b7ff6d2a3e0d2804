import { createHash } from "node:crypto";

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

/**
 * The id of an item, from its prompt alone: hashing the key as well would let a learner who knows this code
 * try each possible key against the id. Editing anything else keeps the id and calls for a new version.
 */
export function itemId(type: string, prompt: unknown): string {
  return contentHash({ type, prompt }).slice(0, 16);
}
