import { createHash } from "node:crypto";

import { z } from "zod";

export type SeedDocument = { _id: string; _type: string; [field: string]: unknown };

/** What the last seeding wrote, by document; kept in the project itself. */
export type SeedRecord = ReadonlyMap<string, string>;

export type SeedPlan = {
  create: SeedDocument[];
  /** As it was seeded last; the documents here say something else now. */
  replace: SeedDocument[];
  same: SeedDocument[];
  /** Written in the project since, or before the first seeding. */
  newer: SeedDocument[];
};

const ownFields = new Set(["_id", "_type", "_key"]);

/** Without what Sanity adds or leaves out, and in one order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(
      ([name, part]) => part !== undefined && part !== null && (!name.startsWith("_") || ownFields.has(name)),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, canonical(part)]));
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 24);

export const contentHash = (document: SeedDocument) => digest(JSON.stringify(canonical(document)));

/** The studio wants a key for every object in a list; the same content has the same key. */
export function withKeys(document: SeedDocument): SeedDocument {
  const keyed = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((item: unknown, index) =>
        typeof item === "object" && item !== null && !Array.isArray(item)
          ? {
              _key: digest(`${index} ${JSON.stringify(item)}`).slice(0, 12),
              ...z.record(z.string(), z.unknown()).parse(keyed(item)),
            }
          : item,
      );
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, keyed(part)]));
  };
  return z.looseObject({ _id: z.string(), _type: z.string() }).parse(keyed(document));
}

/** Compares what is to be written with what is there. */
export function planSeed(
  documents: readonly SeedDocument[],
  there: ReadonlyMap<string, SeedDocument>,
  record: SeedRecord,
): SeedPlan {
  const plan: SeedPlan = { create: [], replace: [], same: [], newer: [] };
  for (const document of documents) {
    const found = there.get(document._id);
    if (!found) plan.create.push(document);
    else if (contentHash(found) === contentHash(document)) plan.same.push(document);
    else if (contentHash(found) === record.get(document._id)) plan.replace.push(document);
    else plan.newer.push(document);
  }
  return plan;
}
