import fc from "fast-check";
import { expect, test } from "vitest";

import { bankLevelOf } from "@/lib/core/bank-scale";
import { cefrLevels } from "@/lib/core/cefr";
import {
  dictationDifficulty,
  gapDifficulty,
  inventedDifficulty,
  levelAnchors,
  wordDifficulty,
} from "@/lib/bank/difficulty";

test("a difficulty is of the level whose anchor is nearest, and the anchors rise", () => {
  const anchors = cefrLevels.map((level) => levelAnchors[level]);
  expect([...anchors].sort((a, b) => a - b)).toEqual(anchors);
  for (const [at, level] of cefrLevels.entries()) {
    const [own = 0, above] = anchors.slice(at);
    expect(bankLevelOf(own)).toBe(level);
    if (above === undefined) continue;
    const middle = (own + above) / 2;
    expect(bankLevelOf(middle - 0.001)).toBe(level);
    expect(bankLevelOf(middle + 0.001)).toBe(cefrLevels[at + 1]);
  }
});

test("rarer and longer words are harder", () => {
  const easy = wordDifficulty({ zipf: 5.5, letters: 4, syllables: 1 });
  const rarer = wordDifficulty({ zipf: 3.5, letters: 4, syllables: 1 });
  const longer = wordDifficulty({ zipf: 3.5, letters: 9, syllables: 3 });
  expect([easy, rarer, longer]).toEqual([easy, rarer, longer].sort((a, b) => a - b));
});

test("an invented word is harder to reject the more it looks like English", () => {
  const features = { letters: 7, nearestDistance: 2, nearestZipf: 4 };
  const plain = inventedDifficulty({ ...features, plausibility: -1 });
  expect(inventedDifficulty({ ...features, plausibility: 1 })).toBeGreaterThan(plain);
});

test("more letters shown make a gap easier, and more words make a dictation harder", () => {
  const gap = { level: "B1", zipf: 4, missing: 4, shownShare: 0.4, words: 12 } as const;
  expect(gapDifficulty({ ...gap, shownShare: 0.7 })).toBeLessThan(gapDifficulty(gap));
  const dictation = { level: "B1", words: 8, meanZipf: 5.5, rarestZipf: 4 } as const;
  expect(dictationDifficulty({ ...dictation, words: 14 })).toBeGreaterThan(dictationDifficulty(dictation));
});

test("difficulty stays on the scale whatever the features", () => {
  const number = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(number, number, number, (zipf, letters, syllables) => {
      expect(Math.abs(wordDifficulty({ zipf, letters, syllables }))).toBeLessThanOrEqual(3.5);
    }),
  );
});
