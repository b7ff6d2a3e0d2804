import { expect, test } from "vitest";

import { demoRange, demoWeights, demoWidths } from "@/components/site/demo/demo-estimate";
import { demoLevels } from "@/components/site/demo/demo-words";

const answers = (pattern: string) =>
  [...pattern].map((mark, index) => ({ level: demoLevels[index] ?? 0, right: mark === "+" }));

/** Every way to answer the first words, such as "+-+". */
const patternsOf = (length: number): string[] =>
  length === 0 ? [""] : patternsOf(length - 1).flatMap((before) => [`${before}+`, `${before}-`]);
const everyPattern = demoLevels.flatMap((_, index) => patternsOf(index + 1));

const width = (pattern: string) => demoRange(answers(pattern))[1] - demoRange(answers(pattern))[0];

test("each answer narrows the range, whatever the answers before it were", () => {
  expect(everyPattern).toHaveLength(62);
  for (const pattern of everyPattern) {
    expect(width(pattern), pattern).toBeLessThan(width(pattern.slice(0, -1)));
  }
});

test("the range stays on the scale, in steps of 5", () => {
  for (const pattern of everyPattern) {
    const [low, high] = demoRange(answers(pattern));
    expect([low % 5, high % 5], pattern).toEqual([0, 0]);
    expect(low, pattern).toBeGreaterThanOrEqual(10);
    expect(high, pattern).toBeLessThanOrEqual(160);
  }
});

test("a right answer never puts the range lower than a wrong one", () => {
  for (const pattern of everyPattern) {
    for (const [at, mark] of [...pattern].entries()) {
      if (mark === "-") continue;
      const worse = `${pattern.slice(0, at)}-${pattern.slice(at + 1)}`;
      expect(demoRange(answers(pattern))[0], `${pattern} and ${worse}`).toBeGreaterThanOrEqual(
        demoRange(answers(worse))[0],
      );
    }
  }
});

test("all wrong is at the low end, all right at the high end, and one slip is forgiven", () => {
  expect(demoRange(answers("-----"))[0]).toBe(10);
  expect(demoRange(answers("+++++"))[1]).toBeGreaterThanOrEqual(150);
  expect(demoRange(answers("-++++"))[1]).toBeGreaterThanOrEqual(130);
});

test("the widths are what the words tell on average, to the nearest 5", () => {
  const widths = demoLevels.map((_, index) => {
    const everyWeights = patternsOf(index + 1).map((pattern) => demoWeights(answers(pattern)));
    const total = everyWeights.flat().reduce((sum, { chance }) => sum + chance, 0);
    const squares = everyWeights.map((weights) => {
      const mass = weights.reduce((sum, { chance }) => sum + chance, 0);
      const middle = weights.reduce((sum, { score, chance }) => sum + score * chance, 0) / mass;
      return weights.reduce((sum, { score, chance }) => sum + chance * (score - middle) ** 2, 0);
    });
    const deviation = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / total);
    return Math.round((2 * 1.2816 * deviation) / 5) * 5;
  });
  expect(widths).toEqual([...demoWidths]);
});
