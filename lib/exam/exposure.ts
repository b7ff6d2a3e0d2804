import type { Shelves } from "@/lib/exam/shelves";

/**
 * How often items were asked: of `sittings`, the one that asks now included, by shelf and place. Counted in place, since
 * a sitting asks for it with every item.
 */
export type Exposure = {
  sittings: number;
  uses: ReadonlyMap<string, Uint32Array>;
  places: ReadonlyMap<string, { key: string; place: number }>;
};

/** Of items that nobody has met. */
export function newExposure(shelves: Shelves): Exposure {
  const uses = new Map([...shelves].map(([key, { items }]) => [key, new Uint32Array(items.length)]));
  const places = new Map<string, { key: string; place: number }>();
  for (const [key, { items }] of shelves) {
    for (const [place, { id }] of items.entries()) places.set(id, { key, place });
  }
  return { sittings: 0, uses, places };
}

/** Counts that an item was asked, once or as often as a store knows of; an item that is on no shelf is left out. */
export function countUse({ uses, places }: Exposure, id: string, times = 1): void {
  const found = places.get(id);
  const counts = found && uses.get(found.key);
  if (counts) counts[found.place] = (counts[found.place] ?? 0) + times;
}

export function usesOf({ uses, places }: Exposure, id: string): number {
  const found = places.get(id);
  return (found && uses.get(found.key)?.[found.place]) ?? 0;
}
