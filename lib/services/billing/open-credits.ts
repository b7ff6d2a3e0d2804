import "server-only";

import { type CreditFacts, isCreditWaiting, type CreditKind } from "@/lib/core/products";
import type { Database } from "@/lib/db/database";
import { creditOpenings } from "@/lib/db/schema/billing";

const kinds: CreditKind[] = ["correct", "exam"];

/**
 * Notes since when credits of a kind can be used; the time of those bought before runs from then. The first note
 * stays: calling it again, or from several processes at once, changes nothing. Returns what has been opened now.
 */
export async function openCredits(db: Database, facts: CreditFacts = {}) {
  const open = kinds.filter((kind) => !isCreditWaiting(kind, facts));
  if (open.length === 0) return [];
  const rows = await db
    .insert(creditOpenings)
    .values(open.map((kind) => ({ kind })))
    .onConflictDoNothing()
    .returning({ kind: creditOpenings.kind });
  return rows.map(({ kind }) => kind);
}
