import type { ExamItem } from "@/lib/exam/exam-item";
import type { Exposure } from "@/lib/exam/exposure";
import { numberAt } from "@/lib/exam/random";
import { binOf, type Shelf, type Shortlist } from "@/lib/exam/shelves";

export type Draw = {
  theta: number;
  /** 0 where chance chooses, 1 where information does. */
  certainty: number;
  seed: number;
  /** The row of the table of random numbers. */
  row: number;
  /** The largest share of sittings that may meet an item. */
  cap: number;
  exposure: Exposure;
  isBarred: (id: string) => boolean;
};

const leastCap = 0.01;

/** The cap of a type: 1 %, or twice what an even use of its items would come to. */
export const capOf = (asked: number, poolSize: number) =>
  Math.max(leastCap, (2 * asked) / Math.max(1, poolSize));

function mostUses({ cap, exposure }: Draw) {
  return Math.max(1, Math.floor(cap * exposure.sittings + 1e-9));
}

/**
 * Progressive and restricted (Revuelta and Ponsoda, 1998) within the shortlist of an ability: first chance weighs more,
 * later information does; what has been asked as often as its cap allows is left out. `information` falls, so that the
 * rest of a list is not looked at once nothing in it can be worth more.
 */
function chooseFrom({ items, key }: Shelf, { places, information }: Shortlist, draw: Draw): ExamItem | null {
  const { certainty, seed, row, exposure, isBarred } = draw;
  const uses = exposure.uses.get(key) ?? nothing;
  const most = mostUses(draw);
  const top = at(information, 0);
  const weight = top > 0 ? certainty : 0;
  const scale = top > 0 ? certainty / top : 0;
  let [chosen, best]: [ExamItem | null, number] = [null, -1];
  for (let rank = 0; rank < places.length; rank += 1) {
    const informed = scale * at(information, rank);
    if (informed + 1 - weight <= best) break;
    const place = at(places, rank);
    if (at(uses, place) >= most) continue;
    const worth = informed + (1 - weight) * numberAt(seed, row, rank);
    const item = items[place];
    if (item && worth > best && !isBarred(item.id)) [chosen, best] = [item, worth];
  }
  return chosen;
}

const nothing = new Uint32Array();
const at = (values: Uint32Array | Float64Array, place: number) => values[place] ?? 0;

/** Whatever is left, the least used first: where everything informative is used up to its cap. */
function leastUsed({ items, key }: Shelf, { exposure, isBarred }: Draw): ExamItem | null {
  const uses = exposure.uses.get(key);
  let [chosen, fewest]: [ExamItem | null, number] = [null, Infinity];
  for (const [place, item] of items.entries()) {
    const times = uses?.[place] ?? 0;
    if (times < fewest && !isBarred(item.id)) [chosen, fewest] = [item, times];
  }
  return chosen;
}

/** The places of a list, those next to `place` first. */
function* around(place: number, count: number) {
  for (let distance = 0; distance < count; distance += 1) {
    if (place - distance >= 0) yield place - distance;
    if (distance > 0 && place + distance < count) yield place + distance;
  }
}

/** The next item of a shelf; null when nothing is left that may be asked. */
export function selectItem(shelf: Shelf, draw: Draw): ExamItem | null {
  for (const bin of around(binOf(draw.theta), shelf.byBin.length)) {
    const list = shelf.byBin[bin];
    const chosen = list && chooseFrom(shelf, list, draw);
    if (chosen) return chosen;
  }
  return leastUsed(shelf, draw);
}
