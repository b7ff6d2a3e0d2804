import type { ExamItem } from "@/lib/exam/exam-item";
import { blurredSlope, informationAt, type Params } from "@/lib/exam/response-model";

/** Abilities of the shortlists, in units of `abilityScale`. */
const bins = { from: -6, step: 0.25, count: 41 } as const;
/** Long enough that a cap of 1 % on the exposure of 25 items leaves some of it to choose from. */
const usualLength = 3_000;
/** Bins, of which sqrt 3 standard deviations make so many: .43, what is usually unknown of an ability half-way through. */
const doubt = 3;

/** The most informative items at an ability, by their places on the shelf, best first, and how informative. */
export type Shortlist = { places: Uint32Array; information: Float64Array };
/** Items of one shelf and facet. */
export type Shelf = { key: string; items: readonly ExamItem[]; byBin: readonly Shortlist[] };
/** By `shelfKey`. */
export type Shelves = ReadonlyMap<string, Shelf>;

export const shelfKey = (shelf: string, facet: string) => `${shelf}/${facet}`;

export const binOf = (theta: number): number =>
  Math.min(bins.count - 1, Math.max(0, Math.round((theta - bins.from) / bins.step)));

/** With the slope that doubt of its parameters and its testlet leave it. */
export const blurred = (params: Params, testletVariance: number): Params => ({
  ...params,
  a: blurredSlope(params, testletVariance),
});

/** The greatest of some numbers by quickselect: the places of `count` of them, unsorted. */
function placesOfGreatest(values: Float64Array, count: number): Uint32Array {
  const places = new Uint32Array(values.length);
  for (let at = 0; at < places.length; at += 1) places[at] = at;
  let [low, high] = [0, places.length - 1];
  const valueAt = (at: number) => values[places[at] ?? 0] ?? 0;
  const swap = (one: number, other: number) => {
    const held = places[one] ?? 0;
    places[one] = places[other] ?? 0;
    places[other] = held;
  };
  while (low < high) {
    const pivot = valueAt((low + high) >> 1);
    let [left, right] = [low, high];
    while (left <= right) {
      while (valueAt(left) > pivot) left += 1;
      while (valueAt(right) < pivot) right -= 1;
      if (left <= right) swap(left++, right--);
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else break;
  }
  return places.slice(0, count);
}

function shortlist(information: Float64Array, length: number): Shortlist {
  const places = placesOfGreatest(information, Math.min(length, information.length)).sort(
    (one, other) => (information[other] ?? 0) - (information[one] ?? 0) || one - other,
  );
  return { places, information: Float64Array.from(places, (place) => information[place] ?? 0) };
}

/** What each item tells at the ability of a bin. */
function informationIn(
  items: readonly ExamItem[],
  slopes: readonly (Params | null)[],
  bin: number,
): Float64Array {
  const theta = bins.from + bin * bins.step;
  const information = new Float64Array(items.length);
  for (const [at, { model }] of items.entries()) {
    const params = slopes[at];
    if (params) information[at] = informationAt(model, params, theta);
  }
  return information;
}

/**
 * The shortlist of each bin, by what an item tells of an ability that is known to within `doubt` bins: the mean by Gauss and
 * Hermite's three points. Without it, steep items win that tell much at one ability and nothing beside it.
 */
function arrange(key: string, items: readonly ExamItem[], length: number): Shelf {
  const slopes = items.map(({ params, testletVariance }) => params && blurred(params, testletVariance));
  const near = new Map<number, Float64Array>();
  const known = (bin: number) => {
    const found = near.get(bin) ?? informationIn(items, slopes, bin);
    near.set(bin, found);
    return found;
  };
  const byBin: Shortlist[] = [];
  for (let bin = 0; bin < bins.count; bin += 1) {
    const [below, own, above] = [known(bin - doubt), known(bin), known(bin + doubt)];
    const mixed = own.map((value, at) => ((below[at] ?? 0) + 4 * value + (above[at] ?? 0)) / 6);
    near.delete(bin - doubt);
    byBin.push(shortlist(mixed, length));
  }
  return { key, items, byBin };
}

/** Orders items by shelf, facet and ability, once for each edition of the bank. Which order they come in does not matter. */
export function arrangeShelves(items: readonly ExamItem[], length: number = usualLength): Shelves {
  const ordered = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const groups = Map.groupBy(ordered, ({ shelf, facet }) => shelfKey(shelf, facet));
  return new Map([...groups].map(([key, each]) => [key, arrange(key, each, length)]));
}
