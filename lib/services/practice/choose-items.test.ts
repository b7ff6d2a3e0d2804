import { expect, test } from "vitest";

import { seededRandom } from "@/lib/bank/seeded-random";
import {
  chooseItems as chooseFromGroups,
  type Candidate,
  type Offer,
} from "@/lib/services/practice/choose-items";

const candidates = (name: string, count: number, enemies: Record<number, string[]> = {}): Candidate[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name}${index}`,
    version: 1,
    enemies: enemies[index] ?? [],
  }));
const offer = (unseen: Candidate[], seen: Candidate[] = []): Offer => ({ unseen, seen });
/** Of one type. */
const chooseItems = (offers: Offer[], size: number, random: () => number) =>
  chooseFromGroups([offers], size, random);
const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);

test.each([5, 10, 20])(
  "a set of %i from two facets holds 40 to 60 percent of each, and not always the same",
  (size) => {
    const shares = seeds.map((seed) => {
      const chosen = chooseItems(
        [offer(candidates("real", 60)), offer(candidates("made", 60))],
        size,
        seededRandom(seed),
      );
      expect(new Set(chosen.map(({ id }) => id)).size).toBe(size);
      return chosen.filter(({ id }) => id.startsWith("real")).length / size;
    });
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.4);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.6);
    expect(new Set(shares).size).toBeGreaterThan(1);
  },
);

test.each([1, 2, 3])(
  "a set of %i from two facets is no longer than that, and each facet has its turn",
  (size) => {
    const sets = seeds.map((seed) =>
      chooseItems(
        [offer(candidates("story", 20)), offer(candidates("report", 20))],
        size,
        seededRandom(seed),
      ).map(({ id }) => id),
    );
    expect(new Set(sets.map((ids) => ids.length))).toEqual(new Set([size]));
    for (const name of ["story", "report"])
      expect(sets.some((ids) => ids.some((id) => id.startsWith(name)))).toBe(true);
  },
);

test("a facet that may give half at most never gives more, and a round of 18 is 40 to 60 percent of each", () => {
  const reals = seeds.map((seed) => {
    const offers = [{ ...offer(candidates("real", 60)), most: 0.5 }, offer(candidates("made", 60))];
    const chosen = chooseItems(offers, 18, seededRandom(seed));
    expect(chosen).toHaveLength(18);
    return chosen.filter(({ id }) => id.startsWith("real")).length;
  });
  expect(new Set(reals)).toEqual(new Set([8, 9]));
});

test("the same seed gives the same set, another one another", () => {
  const choose = (seed: string) => chooseItems([offer(candidates("a", 60))], 10, seededRandom(seed));
  expect(choose("one")).toEqual(choose("one"));
  expect(choose("one")).not.toEqual(choose("two"));
});

test("unseen items come before seen ones, and then the longest unseen", () => {
  for (const seed of seeds) {
    const chosen = chooseItems([offer(candidates("new", 3), candidates("old", 30))], 5, seededRandom(seed));
    expect(chosen.map(({ id }) => id).sort()).toEqual(["new0", "new1", "new2", "old0", "old1"]);
  }
});

test("a facet with nothing new left gives as little as the balance allows", () => {
  const offers = [offer([], candidates("real", 30)), offer(candidates("made", 30))];
  const chosen = chooseItems(offers, 10, seededRandom("x"));
  expect(chosen.filter(({ id }) => id.startsWith("real"))).toHaveLength(4);
});

test("enemies never meet, whichever of the two names the other, also across facets", () => {
  const first = candidates("a", 20, { 0: ["a1", "b3"], 5: ["a6", "a7", "a8"] });
  const second = candidates("b", 20, { 2: ["a4"] });
  const pairs = [
    ["a0", "a1"],
    ["a0", "b3"],
    ["a5", "a6"],
    ["a5", "a7"],
    ["a5", "a8"],
    ["a4", "b2"],
  ];
  for (const seed of seeds) {
    const ids = chooseItems([offer(first), offer(second)], 20, seededRandom(seed)).map(({ id }) => id);
    for (const [one = "", other = ""] of pairs) expect(ids.includes(one) && ids.includes(other)).toBe(false);
  }
});

test("a small bank gives a short set, an empty one none", () => {
  expect(chooseItems([offer(candidates("a", 3))], 10, seededRandom("x"))).toHaveLength(3);
  expect(chooseItems([offer([])], 10, seededRandom("x"))).toEqual([]);
});

test("several types share a set, and one that has little leaves its place to the others", () => {
  const groups = [[offer(candidates("a", 60))], [offer(candidates("b", 60))], [offer(candidates("c", 2))]];
  for (const seed of seeds) {
    const ids = chooseFromGroups(groups, 20, seededRandom(seed)).map(({ id }) => id);
    const from = (name: string) => ids.filter((id) => id.startsWith(name)).length;
    expect(new Set(ids).size).toBe(20);
    expect(from("c")).toBe(2);
    expect(from("a")).toBeGreaterThanOrEqual(6);
    expect(from("b")).toBeGreaterThanOrEqual(6);
  }
});

test("enemies never meet across types", () => {
  const groups = [[offer(candidates("a", 1, { 0: ["b0"] }))], [offer(candidates("b", 1))]];
  for (const seed of seeds) expect(chooseFromGroups(groups, 5, seededRandom(seed))).toHaveLength(1);
});
