import { expect, test } from "vitest";

import type { CefrLevel } from "@/lib/core/cefr";
import { contentHash } from "@/lib/bank/item-id";
import { keepReserve } from "@/lib/bank/reserve";

type Kept = { id: string; cefr: CefrLevel; enemies: string[]; waits?: true };

const levels = ["A2", "B1", "B2", "C1"] as const;
const idOf = (name: string) => contentHash(name).slice(0, 16);
const item = (name: string, cefr: CefrLevel): Kept => ({ id: idOf(name), cefr, enemies: [] });
const itemsOf = (count: number, prefix = "item") =>
  Array.from({ length: count }, (_, index) => item(`${prefix} ${index}`, levels[index % 4] ?? "A2"));

const waiting = (items: readonly Kept[]) => new Set(items.flatMap(({ id, waits }) => (waits ? [id] : [])));
const countsOf = (items: readonly Kept[]) =>
  levels.map((level) => items.filter(({ cefr, waits }) => cefr === level && !waits).length);

test("everything is published while there is no more than asked", () => {
  expect(waiting(keepReserve(itemsOf(100), 100, "seed")).size).toBe(0);
});

test("the published ones are 20, 30, 30 and 20 of a hundred at A2, B1, B2 and C1", () => {
  expect(countsOf(keepReserve(itemsOf(2_000), 1_000, "seed"))).toEqual([200, 300, 300, 200]);
});

test("a level that has too few is made up for by the others", () => {
  const few = itemsOf(2_000).filter(({ cefr }, index) => cefr !== "B2" || index < 400);
  const counts = countsOf(keepReserve(few, 1_000, "seed"));
  expect(counts[2]).toBe(100);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_000);
});

test("C2 is published before C1, within their share", () => {
  const hardest = Array.from({ length: 30 }, (_, index) => item(`hardest ${index}`, "C2"));
  const kept = keepReserve([...itemsOf(400), ...hardest], 200, "seed");
  const published = (level: CefrLevel) => kept.filter(({ cefr, waits }) => cefr === level && !waits).length;
  expect([published("C1"), published("C2")]).toEqual([10, 30]);
});

test("the choice follows from the seed and not from the order", () => {
  const items = itemsOf(500);
  const chosen = waiting(keepReserve(items, 300, "seed"));
  expect(waiting(keepReserve(items.toReversed(), 300, "seed"))).toEqual(chosen);
  expect(waiting(keepReserve(items, 300, "another"))).not.toEqual(chosen);
});

test("new texts change the place of no more items than there are new texts", () => {
  const before = waiting(keepReserve(itemsOf(2_000), 1_500, "seed"));
  const added = itemsOf(100, "new");
  const after = waiting(keepReserve([...itemsOf(2_000), ...added], 1_500, "seed"));
  const isNew = new Set(added.map(({ id }) => id));
  const moved = [...before.symmetricDifference(after)].filter((id) => !isNew.has(id));
  expect(moved.length).toBeLessThanOrEqual(added.length);
  expect(moved.every((id) => after.has(id))).toBe(true);
});

test("of enemies one is published before both are", () => {
  const items = itemsOf(400);
  for (let index = 0; index < 400; index += 8) {
    const [one, other] = [items[index], items[index + 4]];
    if (!one || !other) throw new Error("A pair is missing.");
    one.enemies = [other.id];
    other.enemies = [one.id];
  }
  const published = keepReserve(items, 250, "seed").filter(({ waits }) => !waits);
  const ids = new Set(published.map(({ id }) => id));
  expect(published.flatMap(({ enemies }) => enemies.filter((id) => ids.has(id)))).toEqual([]);
});

test("what its builder keeps back waits, however many are asked for", () => {
  const items = itemsOf(20).map((one, index): Kept => (index < 5 ? { ...one, waits: true } : one));
  const kept = keepReserve(items, 20, "seed");
  expect(waiting(kept)).toEqual(waiting(items));
});
