import fc from "fast-check";
import { expect, test } from "vitest";

import { fitLines, type Unit } from "@/lib/seo/picture/fit-lines";

const units = (text: string): Unit[] =>
  (text.match(/\S+\s*/g) ?? []).map((word) => ({
    text: word,
    width: word.trimEnd().length / 2,
    space: word.endsWith(" ") ? 0.5 : 0,
  }));
const box = { width: 600, height: 300, sizes: [80, 60, 40], lineHeight: 1.2, maxLines: 3 };
const widthOf = (line: string) => line.length / 2;

test("a short title is set in the largest type, a longer one in smaller type", () => {
  expect(fitLines(units("Plans"), box)).toMatchObject({ size: 80, lines: ["Plans"], isWhole: true });
  expect(fitLines(units("Interactive Listening and how it is scored in the test"), box).size).toBeLessThan(
    80,
  );
});

test("lines are even: a last line of one word takes words from the line above", () => {
  const { lines } = fitLines(units("one two three four five six"), { ...box, sizes: [60] });
  const lengths = lines.map((line) => line.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(7);
});

test("what finds no room in the smallest type ends in three dots", () => {
  const fitted = fitLines(units("word ".repeat(60).trim()), box);
  expect(fitted.isWhole).toBe(false);
  expect(fitted.lines).toHaveLength(3);
  expect(fitted.lines.at(-1)).toMatch(/…$/);
});

test("no line of any title is wider than its room, and none is lost while all of it is shown", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, (some) => {
      const { size, lines, isWhole, height } = fitLines(units(some.join(" ")), box);
      expect(lines.every((line) => widthOf(line) * size <= box.width)).toBe(true);
      expect(height).toBeLessThanOrEqual(box.height);
      if (isWhole) expect(lines.join(" ")).toBe(some.join(" "));
    }),
    { seed: 18 },
  );
});
