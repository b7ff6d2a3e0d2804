import "server-only";
import { and, count, eq, sql } from "drizzle-orm";

import { seededRandom } from "@/lib/bank/seeded-random";
import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { cannotMeet } from "@/lib/services/practice/choose-items";
import { toCandidate } from "@/lib/services/practice/find-unseen";
import { shareRelease, type Waiting } from "@/lib/services/bank/share-release";

/** Another seed is another order of release. */
const seed = "bandwise-1";

type Next = ReturnType<typeof toCandidate> & { type: string };

/** The next items to publish: of each kind its share, in the order of the seed, and no two that cannot meet in one exam. */
export async function nextWaiting(tx: Transaction, size: number, day: string): Promise<Next[]> {
  const groups = await tx
    .select({ type: items.type, facet: items.facet, count: count() })
    .from(items)
    .where(eq(items.status, "waiting"))
    .groupBy(items.type, items.facet)
    .orderBy(items.type, items.facet);
  const shares = shareRelease(groups, size, seededRandom(`${seed}/release/${day}`)());
  const next: Next[] = [];
  for (const [index, group] of groups.entries())
    next.push(...(await nextOfGroup(tx, group, shares[index] ?? 0, next)));
  return next;
}

async function nextOfGroup(
  tx: Transaction,
  { type, facet }: Waiting,
  size: number,
  others: readonly Next[],
): Promise<Next[]> {
  if (size === 0) return [];
  const rows = await tx
    .select({ id: items.id, version: items.version, enemies: items.enemies })
    .from(items)
    .where(and(eq(items.status, "waiting"), eq(items.type, type), eq(items.facet, facet)))
    .orderBy(sql`md5(${`${seed}/`}::text || ${items.id})`)
    .limit(3 * size);
  const taken: Next[] = [];
  const left: Next[] = [];
  for (const row of rows) {
    const one = { ...toCandidate(row), type };
    const meets = [...others, ...taken].some((other) => cannotMeet(other, one));
    if (taken.length < size && !meets) taken.push(one);
    else left.push(one);
  }
  return [...taken, ...left.slice(0, size - taken.length)];
}
