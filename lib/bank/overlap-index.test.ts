import fc from "fast-check";
import { expect, test } from "vitest";

import { overlapIndex } from "@/lib/bank/overlap-index";

function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>) {
  if (first.size === 0 && second.size === 0) return 1;
  const shared = first.intersection(second).size;
  return shared / (first.size + second.size - shared);
}

const vocabulary = [..."abcdefghijklmnopqrstuvwx"];
const words = fc
  .oneof(
    fc.uniqueArray(fc.constantFrom(...vocabulary.slice(0, 7)), { maxLength: 7 }),
    fc.uniqueArray(fc.constantFrom(...vocabulary), { maxLength: 22 }),
  )
  .map((list) => new Set(list));
/** Shares that products with small whole numbers do not hit exactly in floating point are among them. */
const limits = fc.oneof(
  fc.constantFrom(0.4, 0.5, 0.55, 0.07, 0.35, 0.6, 0.7, 2 / 3, 1 / 3, 1),
  fc.double({ min: 0.01, max: 1, noNaN: true }),
);

test("finds exactly what comparing every two sets finds, also for sets that are not listed", () => {
  fc.assert(
    fc.property(limits, fc.array(words, { maxLength: 40 }), fc.array(words), (limit, sets, others) => {
      const index = overlapIndex(limit);
      for (const set of sets) index.add(set);
      for (const asked of [...sets, ...others]) {
        const wanted = sets.flatMap((set, place) => (overlap(asked, set) >= limit ? [place] : []));
        expect(index.near(asked).toSorted((a, b) => a - b)).toEqual(wanted);
        expect(index.hasNear(asked)).toBe(wanted.length > 0);
      }
    }),
    { seed: 11, numRuns: 1_500 },
  );
});

test("a list that grows while it is asked finds what is in it so far", () => {
  fc.assert(
    fc.property(limits, fc.array(words, { maxLength: 40 }), (limit, sets) => {
      const index = overlapIndex(limit);
      for (const [place, set] of sets.entries()) {
        const earlier = sets.slice(0, place).some((other) => overlap(other, set) >= limit);
        expect(index.hasNear(set)).toBe(earlier);
        index.add(set);
      }
    }),
    { seed: 12, numRuns: 500 },
  );
});
