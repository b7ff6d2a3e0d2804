import "server-only";

import { shuffle } from "@/lib/bank/seeded-random";

export type Candidate = { id: string; version: number; enemies: string[] };
/**
 * What one facet offers: items the learner never had, then the others: first those whose sentence or word they have met
 * elsewhere lately, then those they have had, the longest unseen first.
 */
export type Offer = {
  unseen: Candidate[];
  seen: Candidate[];
  /** The share of its group that it gives at most. */
  most?: number;
};

/**
 * Picks the items of a set, in the order they are asked. Each group, such as a type, gives as many as the others as
 * far as it can; within it each of k facets gives between 0.8/k and 1.2/k (for two: 40 to 60 %). Unseen items come
 * before seen ones, and enemies never meet. The set is shorter than `size` only when there is nothing more to take.
 */
export function chooseItems(groups: readonly Offer[][], size: number, random: () => number): Candidate[] {
  const chosen: Candidate[] = [];
  const shares = shuffle(groups, random).map((offers, index) => {
    const rest = index < size % groups.length ? 1 : 0;
    return { offers, wanted: Math.floor(size / groups.length) + rest };
  });
  for (const { offers, wanted } of shares) chosen.push(...chooseFromGroup(offers, wanted, random, chosen));
  if (groups.length > 1)
    for (const { offers } of shares)
      chosen.push(...chooseFromGroup(offers, size - chosen.length, random, chosen));
  return shuffle(chosen, random);
}

function chooseFromGroup(
  offers: readonly Offer[],
  size: number,
  random: () => number,
  others: readonly Candidate[],
) {
  const chosen: Candidate[] = [];
  const counts = shareOut(offers, size, random);
  for (const [index, offer] of offers.entries())
    chosen.push(
      ...takeFrom([...shuffle(offer.unseen, random), ...offer.seen], counts[index] ?? 0, [
        ...others,
        ...chosen,
      ]),
    );
  return chosen;
}

function takeFrom(candidates: readonly Candidate[], wanted: number, others: readonly Candidate[]) {
  const taken: Candidate[] = [];
  for (const candidate of candidates) {
    if (taken.length >= wanted) break;
    if (![...others, ...taken].some((other) => cannotMeet(other, candidate))) taken.push(candidate);
  }
  return taken;
}

/** The same, or one the enemy of the other. */
export function cannotMeet(a: Candidate, b: Candidate) {
  return a.id === b.id || a.enemies.includes(b.id) || b.enemies.includes(a.id);
}

/** How many each facet gives: its least share, then one by one to a facet that still has unseen items, by lot. */
function shareOut(offers: readonly Offer[], size: number, random: () => number) {
  const even = size / offers.length;
  const least = Math.min(Math.ceil(0.8 * even), Math.floor(even));
  // Of a set shorter than its facets, or nearly so, whole items make larger shares.
  const usual = Math.floor(1.2 * even);
  const widest = usual * offers.length < size ? Math.ceil(even) : usual;
  const mostOf = ({ most = 1 }: Offer) => Math.max(least, Math.min(widest, Math.floor(most * size)));
  const counts = offers.map(() => least);
  const open = () =>
    offers.flatMap((offer, index) => ((counts[index] ?? 0) < mostOf(offer) ? [{ offer, index }] : []));
  for (let left = size - least * offers.length; left > 0; left -= 1) {
    const able = open();
    const fresh = able.filter(({ offer, index }) => offer.unseen.length > (counts[index] ?? 0));
    const from = fresh.length > 0 ? fresh : able;
    const drawn = from[Math.floor(random() * from.length)];
    if (drawn) counts[drawn.index] = (counts[drawn.index] ?? 0) + 1;
  }
  return counts;
}
