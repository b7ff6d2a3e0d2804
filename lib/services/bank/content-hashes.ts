import "server-only";
import { and, eq, notLike } from "drizzle-orm";

import type { Item } from "@/lib/bank/item";
import { contentHash } from "@/lib/bank/item-id";
import type { BankMedia } from "@/lib/bank/media";
import type { Transaction } from "@/lib/db/database";
import { items, media } from "@/lib/db/schema/bank";
import type { Hashed } from "@/lib/services/bank/plan-load";

/** Raised when another set of fields makes a version; `mendHashes` then writes the hashes of what is stored anew. */
const prefix = "2:";

type Content = Record<"type" | "steps" | "explanation" | "cefr" | "params" | "enemies", unknown>;
type MediaContent = Record<"kind" | "source" | "licence" | "attribution", unknown>;

/** What learners meet, what scores them and what places the item; where it came from does not make a new version. */
const itemHash = ({ type, steps, explanation, cefr, params, enemies }: Content) =>
  prefix + contentHash({ type, steps, explanation, cefr, params, enemies });
const mediaHash = ({ kind, source, licence, attribution }: MediaContent) =>
  prefix + contentHash({ kind, source, licence, attribution });

export const hashedItem = (entry: Item): Hashed<Item> => ({
  id: entry.id,
  hash: itemHash(entry),
  entry,
  status: entry.waits ? "waiting" : "published",
});
export const hashedMedia = (entry: BankMedia): Hashed<BankMedia> => ({
  id: entry.id,
  hash: mediaHash(entry),
  entry,
  status: "published",
});

/** Gives versions that were hashed by an older rule their hash of today, so that unchanged content stays the version it is. */
export async function mendHashes(tx: Transaction) {
  const oldItems = await tx
    .select()
    .from(items)
    .where(notLike(items.contentHash, `${prefix}%`));
  for (const row of oldItems)
    await tx
      .update(items)
      .set({ contentHash: itemHash(row) })
      .where(and(eq(items.id, row.id), eq(items.version, row.version)));
  const oldMedia = await tx
    .select()
    .from(media)
    .where(notLike(media.contentHash, `${prefix}%`));
  for (const row of oldMedia)
    await tx
      .update(media)
      .set({ contentHash: mediaHash(row) })
      .where(and(eq(media.id, row.id), eq(media.version, row.version)));
}
