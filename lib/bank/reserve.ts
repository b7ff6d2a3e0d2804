import type { Item } from "@/lib/bank/item";
import type { CefrLevel } from "@/lib/core/cefr";
import { contentHash } from "@/lib/bank/item-id";
import type { QuestionType } from "@/lib/questions/types";

/** How many items of a type the bank publishes at first; what is built beyond that waits for a daily release. */
export const publishedAtFirst: Record<QuestionType, number> = {
  "read-and-select": 9_600,
  "fill-in-the-blanks": 4_500,
  "listen-and-type": 3_500,
  "read-and-complete": 300,
  "interactive-reading": 300,
  "interactive-listening": 100,
  "read-aloud": 1_500,
};

type Kept = Pick<Item, "id" | "cefr" | "enemies" | "waits">;

/** The levels of a type are published in this proportion, as far as each has enough; within a share, in this order. */
const bands: { levels: readonly CefrLevel[]; share: number }[] = [
  { levels: ["A1", "A2"], share: 0.2 },
  { levels: ["B1"], share: 0.3 },
  { levels: ["B2"], share: 0.3 },
  { levels: ["C2", "C1"], share: 0.2 },
];

/**
 * Marks the items of a type that wait: those its builder keeps back, and beyond `most` the last ones of an order that
 * follows from seed and id. A new item therefore changes no more than who is next to wait at its level. Of two enemies
 * one is published before both are. C2 goes before C1: there are few of it, and whoever needs it has nothing above.
 */
export function keepReserve<T extends Kept>(items: readonly T[], most: number, seed: string): T[] {
  const offered = items.filter(({ waits }) => !waits);
  if (offered.length <= most) return [...items];
  const order = bySeed(offered, seed);
  const chosen = new Set<string>();
  for (const { levels, share } of bands)
    takeSpread(
      levels.flatMap((level) => order.filter(({ cefr }) => cefr === level)),
      Math.round(share * most),
      chosen,
    );
  takeSpread(
    order.filter(({ id }) => !chosen.has(id)),
    most - chosen.size,
    chosen,
  );
  return items.map((item) => (chosen.has(item.id) ? item : { ...item, waits: true }));
}

function bySeed<T extends Kept>(items: readonly T[], seed: string): T[] {
  const rankOf = new Map(items.map(({ id }) => [id, contentHash({ seed, release: id })]));
  const rank = ({ id }: T) => rankOf.get(id) ?? "";
  return items.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Adds so many of the candidates to the chosen, in their order, but enemies of chosen ones last. */
function takeSpread(candidates: readonly Kept[], count: number, chosen: Set<string>) {
  const enemies: Kept[] = [];
  let left = count;
  for (const item of candidates) {
    if (left <= 0) return;
    if (item.enemies.some((id) => chosen.has(id))) {
      enemies.push(item);
      continue;
    }
    chosen.add(item.id);
    left -= 1;
  }
  for (const { id } of enemies.slice(0, left)) chosen.add(id);
}
