import fc from "fast-check";
import { expect, test } from "vitest";

import { bankLevelOf } from "@/lib/core/bank-scale";
import { recognitionDifficulty } from "@/lib/bank/read-and-select/word-difficulty";

test.for([
  [4.6, "A2"],
  [3.7, "B1"],
  [3, "B2"],
  [2.5, "C1"],
  [2.05, "C2"],
] as const)("a word of Zipf frequency %s is at %s", ([zipf, level]) => {
  expect(bankLevelOf(recognitionDifficulty({ zipf, letters: 7, syllables: 2 }))).toBe(level);
});

test("a rarer word is never easier", () => {
  const zipf = fc.double({ min: 0, max: 8, noNaN: true });
  fc.assert(
    fc.property(zipf, zipf, (one, other) => {
      const [rare, common] = one < other ? [one, other] : [other, one];
      const at = (value: number) => recognitionDifficulty({ zipf: value, letters: 7, syllables: 2 });
      expect(at(rare)).toBeGreaterThanOrEqual(at(common));
    }),
  );
});
