import fc from "fast-check";
import { expect, test } from "vitest";

import { seededRandom, shuffle } from "@/lib/bank/seeded-random";

test("the same seed gives the same numbers, another seed others", () => {
  const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
  expect(draw("a").every((number) => number >= 0 && number < 1)).toBe(true);
});

test("shuffling keeps every element and leaves the original alone", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items];
      const sort = (list: number[]) => [...list].sort((a, b) => a - b);
      expect(sort(shuffle(items, seededRandom(seed)))).toEqual(sort(items));
      expect(items).toEqual(before);
    }),
  );
});
