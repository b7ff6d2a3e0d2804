import "server-only";

import { shuffle } from "@/lib/bank/seeded-random";

export type Candidate = { id: string; version: number; enemies: string[] };
/** What one facet offers: items the learner never had, then the others, the longest unseen first. */
export type Offer = { unseen: Candidate[]; seen: Candidate[] };

/**
 * Picks the items of a set, in the order they are asked. Each of k facets gets between 0.8/k and 1.2/k of the set
 * (for two: 40 to 60 %), unseen items come before seen ones, and enemies never meet. The set is shorter than `size`
 * only when there is nothing more to take.
 */
export function chooseItems(offers: readonly Offer[], size: number, random: () => number): Candidate[] {
  const chosen: Candidate[] = [];
  const counts = shareOut(offers, size, random);
  offers.forEach((offer, index) => {
    const wanted = counts[index] ?? 0;
    let taken = 0;
    for (const candidate of [...shuffle(offer.unseen, random), ...offer.seen]) {
      if (taken === wanted) break;
      if (chosen.some((other) => cannotMeet(other, candidate))) continue;
      chosen.push(candidate);
      taken += 1;
    }
  });
  return shuffle(chosen, random);
}

function cannotMeet(a: Candidate, b: Candidate) {
  return a.id === b.id || a.enemies.includes(b.id) || b.enemies.includes(a.id);
}

/** How many each facet gives: its least share, then one by one to a facet that still has unseen items, by lot. */
function shareOut(offers: readonly Offer[], size: number, random: () => number) {
  const least = Math.ceil((0.8 * size) / offers.length);
  const most = Math.max(least, Math.floor((1.2 * size) / offers.length));
  const counts = offers.map(() => least);
  const open = () =>
    offers.flatMap((offer, index) => ((counts[index] ?? 0) < most ? [{ offer, index }] : []));
  for (let left = size - least * offers.length; left > 0; left -= 1) {
    const able = open();
    const fresh = able.filter(({ offer, index }) => offer.unseen.length > (counts[index] ?? 0));
    const from = fresh.length > 0 ? fresh : able;
    const drawn = from[Math.floor(random() * from.length)];
    if (drawn) counts[drawn.index] = (counts[drawn.index] ?? 0) + 1;
  }
  return counts;
}
