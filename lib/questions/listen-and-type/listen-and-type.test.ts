import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { alignWords } from "@/lib/questions/listen-and-type/align-words";
import { listenAndType as schema } from "@/lib/questions/listen-and-type/schema";
import { listenAndType } from "@/lib/questions/listen-and-type/score";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const { prompt, answer } = schema.steps.main;
const { grade } = listenAndType.steps.main;
const key = { text: "We didn't see the well-known painter." };

function earnedOf(text: string, given: string) {
  const { verdict } = grade({ key: { text }, answer: { text: given } });
  return verdict.state === "scored" ? verdict.earned : NaN;
}
const earned = (text: string) => earnedOf(key.text, text);

test.for([
  ["We didn't see the well-known painter.", 1],
  ["we didn’t SEE the well known painter", 1],
  ["“We didn't see the well-known painter”", 1],
  ["we didn't see the well known", 6 / 7],
  ["we didn't see the the well known painter", 6.5 / 7],
  ["we didnt see the well known painter", 1 - 1 / 6 / 7],
  ["", 0],
  ["...", 0],
  // Nothing of it was heard, as many words as there are.
  ["they all went home after some rain", 0],
] as const)("%s earns %f", ([text, expected]) => {
  expect(earned(text)).toBeCloseTo(expected, 10);
});

test("who cannot hear the sentence has no score for it, and sees what was said", () => {
  const { verdict, review } = grade({ key, answer: { text: "", cannotHear: true } });
  expect(verdict).toEqual({ state: "unscored", reason: "marked-alternative" });
  expect(review).toMatchObject({ text: key.text });
});

test.for([
  ["the cousin's song", 1],
  ["The COUSINS’ song", 1],
  ["the cousins song", 1 - 1 / 8 / 3],
  ["the cousins' songs", 1 - 1 / 4 / 3],
] as const)(
  "an owner heard alike counts, and one without its apostrophe does not: %s",
  ([text, expected]) => {
    const key = { text: "The cousin's song.", alike: [{ said: "cousin's", other: "cousins'" }] };
    const { verdict } = grade({ key, answer: { text } });
    expect(verdict.state === "scored" ? verdict.earned : NaN).toBeCloseTo(expected, 10);
  },
);

test.for([
  [
    "At half past ten, forty-seven people paid two hundred dollars.",
    "At half past 10, 47 people paid 200 dollars.",
  ],
  ["More than a hundred came on the twenty-first floor.", "More than 100 came on the 21st floor."],
  ["Ten percent of fifteen thousand is fifteen hundred.", "10% of 15,000 is fifteen hundred."],
  ["The homemade jam stood in the southwest.", "the home-made jam stood in the south-west"],
  ["Half a percent of the cafes closed.", "half a per cent of the cafés closed"],
  ["I cannot come.", "i can not come"],
] as const)("%s may be written: %s", ([said, written]) => {
  expect(earnedOf(said, written)).toBe(1);
});

test.for([
  ["We have ten of them.", "We have 12 of them."],
  ["We have ten of them.", "We have 10.5 of them."],
  ["It is a green house.", "It is a green-houses"],
] as const)("what was not said is a fault, also as a numeral: %s is not %s", ([said, written]) => {
  expect(earnedOf(said, written)).toBeLessThan(1);
});

test("a missing word costs more than a misspelt one, and another word less than a missing one", () => {
  const misspelt = earned("we didn't see the well known paynter");
  const replaced = earned("we didn't see the well known dog");
  const missing = earned("we didn't see the well known");
  expect(misspelt).toBeGreaterThan(replaced);
  expect(replaced).toBeGreaterThan(missing);
});

test("the review names each difference in order", () => {
  expect(grade({ key, answer: { text: "we see the very well known painters" } }).review).toEqual({
    text: key.text,
    ops: [
      { kind: "match", expected: "we", given: "we" },
      { kind: "omit", expected: "didn't" },
      { kind: "match", expected: "see", given: "see" },
      { kind: "match", expected: "the", given: "the" },
      { kind: "extra", given: "very" },
      { kind: "match", expected: "well", given: "well" },
      { kind: "match", expected: "known", given: "known" },
      { kind: "substitute", expected: "painter", given: "painters" },
    ],
  });
});

test("the prompt sent to the browser carries neither the text nor its length", () => {
  expect(prompt.parse({ plays: 3, words: 7, ...key })).toEqual({ plays: 3 });
});

test("an answer over 500 characters is refused", () => {
  expect(answer.safeParse({ text: "a".repeat(500) }).success).toBe(true);
  expect(answer.safeParse({ text: "a".repeat(501) }).success).toBe(false);
});

describe("for any two texts", () => {
  const word = fc.constantFrom("the", "cat", "cats", "sat", "on", "don't", "mat", "a");
  const words = fc.array(word, { maxLength: 12 });

  test("the alignment reconstructs both", () => {
    fc.assert(
      fc.property(words, words, (expected, given) => {
        const { ops } = alignWords(expected, given);
        expect(ops.flatMap((op) => ("expected" in op ? [op.expected] : []))).toEqual(expected);
        expect(ops.flatMap((op) => ("given" in op ? [op.given] : []))).toEqual(given);
      }),
    );
  });

  test("the score lies in [0, 1], and is 1 only for the same words", () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.string({ maxLength: 200 }),
        (expected, text) => {
          const result = earnedOf(expected.join(" "), text);
          expect(result).toBeGreaterThanOrEqual(0);
          expect(result).toBeLessThanOrEqual(1);
          if (result === 1) expect(splitWords(text)).toEqual(expected);
        },
      ),
    );
  });

  test("a perfect answer scores 1 whatever its case and punctuation", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (expected) => {
        const typed = `${expected.join(", ").toUpperCase()}!`;
        expect(earnedOf(expected.join(" "), typed)).toBe(1);
      }),
    );
  });
});
