import "server-only";
import { and, asc, desc, eq, gte, inArray, max, notInArray, type SQL, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import type { Offer } from "@/lib/services/practice/choose-items";
import {
  columns,
  findUnseen,
  isPracticed,
  toCandidate,
  type Walk,
} from "@/lib/services/practice/find-unseen";
import type { Level } from "@/lib/services/practice/views";
import type { Runtime } from "@/lib/services/runtime";

export type Kind = { type: string; level: Level };
type Wish = Walk & { kinds: readonly Kind[]; size: number; isRound: boolean };

/** Days until somebody meets a sentence in a second task, or a word again in another question. */
const kinRestDays = 60;

/**
 * What each group of the wish offers this learner. Ids are hashes, so walking the index from a random place gives a
 * random sample without sorting the bank; more is read than needed, since enemies are left out later.
 */
export async function findOffers(tx: Transaction, runtime: Runtime, wish: Wish): Promise<Offer[][]> {
  const groups: Offer[][] = [];
  for (const { type, level } of wish.kinds) {
    const offers: Offer[] = [];
    const fits = [...isPracticed(), ...(level === "mixed" ? [] : [eq(items.level, level)])];
    const { facets, round } = runtime.questions.find(type);
    for (const facet of facets) {
      const offer = await findOffer(tx, wish, [eq(items.type, type), eq(items.facet, facet), ...fits]);
      const most = wish.isRound ? round?.most[facet] : undefined;
      offers.push(most === undefined ? offer : { ...offer, most });
    }
    if (offers.some(({ unseen, seen }) => unseen.length + seen.length > 0)) groups.push(offers);
  }
  return groups;
}

async function findOffer(tx: Transaction, wish: Wish, fits: SQL[]): Promise<Offer> {
  const limit = wish.size * 3;
  const kin = kinOfRecent(tx, wish.userId);
  const unseen = await findUnseen(tx, wish, [...fits, notInArray(items.id, kin)], limit);
  if (unseen.length >= limit) return { unseen, seen: [] };
  const resting = await findUnseen(tx, wish, [...fits, inArray(items.id, kin)], limit);
  return { unseen, seen: [...resting, ...(await findLongestUnseen(tx, wish, fits, limit))] };
}

/** The enemies of what the learner has had lately: the same sentence in another task, or the same word. */
function kinOfRecent(tx: Transaction, userId: string) {
  return tx
    .select({ id: sql<string>`jsonb_array_elements_text(${items.enemies})` })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(
      and(
        eq(practiceSets.userId, userId),
        gte(practiceSets.createdAt, sql`now() - ${`${kinRestDays} days`}::interval`),
      ),
    );
}

async function findLongestUnseen(tx: Transaction, wish: Wish, fits: SQL[], limit: number) {
  const lastSeen = max(sql`coalesce(${practiceItems.finishedAt}, ${practiceSets.createdAt})`);
  const rows = await tx
    .select(columns)
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .innerJoin(items, eq(items.id, practiceItems.itemId))
    .where(and(eq(practiceSets.userId, wish.userId), ...fits))
    .groupBy(items.id, items.version)
    .orderBy(asc(lastSeen), desc(items.id))
    .limit(limit);
  return rows.map(toCandidate);
}
