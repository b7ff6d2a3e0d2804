import type { ExamItem } from "@/lib/exam/exam-item";
import { blurredSlope, informationAt, type Model, type Params } from "@/lib/exam/response-model";

/** Abilities of the shortlists, in units of `abilityScale`. */
const bins = { from: -6, step: 0.25, count: 41 } as const;
/** Long enough that a cap of 1 % on the exposure of 25 items leaves some of it to choose from. */
const usualLength = 3_000;
/** What is usually unknown of an ability half-way through, as a standard deviation. */
const doubt = 0.4;

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

/**
 * Of an ability that is known to within `doubt`: the mean by Gauss and Hermite's three points. Without it, steep items win
 * that tell much at one ability and nothing beside it.
 */
function expectedInformation(model: Model, params: Params, theta: number): number {
  const beside = Math.sqrt(3) * doubt;
  const at = (each: number) => informationAt(model, params, each);
  return (at(theta - beside) + 4 * at(theta) + at(theta + beside)) / 6;
}

/** The greatest of some numbers by quickselect: the places of `count` of them, unsorted. */
function placesOfGreatest(values: Float64Array, count: number): Uint32Array {
  const places = Uint32Array.from(values, (_, at) => at);
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

function shortlist(
  items: readonly ExamItem[],
  slopes: readonly (Params | null)[],
  bin: number,
  length: number,
): Shortlist {
  const theta = bins.from + bin * bins.step;
  const all = Float64Array.from(items, ({ model }, at) => {
    const params = slopes[at];
    return params ? expectedInformation(model, params, theta) : 0;
  });
  const places = placesOfGreatest(all, Math.min(length, items.length)).sort(
    (one, other) => (all[other] ?? 0) - (all[one] ?? 0) || one - other,
  );
  return { places, information: Float64Array.from(places, (at) => all[at] ?? 0) };
}

function arrange(key: string, items: readonly ExamItem[], length: number): Shelf {
  const slopes = items.map(({ params, testletVariance }) => params && blurred(params, testletVariance));
  const byBin = Array.from({ length: bins.count }, (_, bin) => shortlist(items, slopes, bin, length));
  return { key, items, byBin };
}

/** Orders items by shelf, facet and ability, once for each edition of the bank. Which order they come in does not matter. */
export function arrangeShelves(items: readonly ExamItem[], length: number = usualLength): Shelves {
  const ordered = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const groups = Map.groupBy(ordered, ({ shelf, facet }) => shelfKey(shelf, facet));
  return new Map([...groups].map(([key, each]) => [key, arrange(key, each, length)]));
}
