import fc from "fast-check";
import { expect, test } from "vitest";

import { diffWords } from "@/components/learner/corrections/result/word-diff";

const written = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

test.each([
  ["He go home.", "He goes home.", "He [-go-]{+goes+} home."],
  ["I like tea.", "I like green tea.", "I like {+green +}tea."],
  ["I like very much tea.", "I like tea very much.", "I like {+tea +}very much[- tea-]."],
  ["a b c d", "a x y d", "a [-b c-]{+x y+} d"],
  ["Same.", "Same.", "Same."],
  ["", "New.", "{+New.+}"],
  ["It's so, so good", "It’s so good", "[-It's so,-]{+It’s+} so good"],
])("%j to %j", (before, after, expected) => {
  expect(written(before, after)).toBe(expected);
});

test("whatever two texts are, what stayed and went is the one, and what stayed and is new the other", () => {
  const words = fc
    .array(fc.constantFrom("a", "b", "the", " ", ".", "\n"), { maxLength: 40 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const runs = diffWords(before, after);
      const of = (left: string) =>
        runs
          .filter(({ kind }) => kind !== left)
          .map(({ text }) => text)
          .join("");
      expect(of("added")).toBe(before);
      expect(of("removed")).toBe(after);
    }),
  );
});

test("two long texts with nothing in common are told apart in no time", () => {
  const long = (word: string) => Array.from({ length: 6_000 }, (_, index) => `${word}${index}`).join(" ");
  const started = performance.now();
  const runs = diffWords(long("a"), long("b"));
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(runs.length).toBeGreaterThan(0);
});
