import { expect, test } from "vitest";

import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { readAndSelect as schema } from "@/lib/questions/read-and-select/schema";
import { readAndSelect } from "@/lib/questions/read-and-select/score";

const { prompt } = schema.steps.main;
const { grade } = readAndSelect.steps.main;

test.for([
  { isReal: true, saidReal: true, earned: 1, verdict: "hit" },
  { isReal: true, saidReal: false, earned: 0, verdict: "miss" },
  { isReal: false, saidReal: true, earned: 0, verdict: "false-alarm" },
  { isReal: false, saidReal: false, earned: 1, verdict: "rejection" },
  { isReal: true, saidReal: null, earned: 0, verdict: "no-answer" },
  { isReal: false, saidReal: null, earned: 0, verdict: "no-answer" },
])("isReal $isReal, saidReal $saidReal: $verdict earns $earned", ({ isReal, saidReal, earned, verdict }) => {
  const graded = grade({ key: { isReal }, answer: { saidReal } });
  expect(graded.verdict).toEqual({ state: "scored", earned, max: 1 });
  expect(graded.review).toEqual({ isReal, saidReal, verdict });
});

test("the prompt sent to the browser never carries the key", () => {
  expect(prompt.parse({ word: "brindle", isReal: true, key: { isReal: true } })).toEqual({ word: "brindle" });
});

type Said = boolean | null;
type Word = { isReal: boolean; saidReal: Said };

const round = (words: readonly Word[]) => {
  const { earned, max } = scoreOf(words.map((word) => grade({ key: word, answer: word }).review));
  return earned / max;
};
function scoreOf(reviews: readonly unknown[]) {
  if (!readAndSelect.round) throw new Error("The type has no rounds.");
  return readAndSelect.round.score(reviews);
}
const words = (real: number, invented: number, say: (isReal: boolean, index: number) => Said): Word[] =>
  Array.from({ length: real + invented }, (_, index) => {
    const isReal = index < real;
    return { isReal, saidReal: say(isReal, isReal ? index : index - real) };
  });
const compositions = [
  { real: 8, invented: 10 },
  { real: 9, invented: 9 },
];

test.for(compositions)("a round of $real real words: all right earns everything", ({ real, invented }) => {
  expect(round(words(real, invented, (isReal) => isReal))).toBe(1);
});

test.for(compositions)(
  "a round of $real real words: always Yes, always No and never in time earn the floor",
  ({ real, invented }) => {
    for (const said of [true, false, null]) expect(round(words(real, invented, () => said))).toBe(0);
  },
);

test("a round earns hits minus false alarms by its real words, and late answers are wrong ones", () => {
  const said = (hits: number, taken: number, wrong: Said) =>
    round(words(9, 9, (isReal, index) => (isReal ? index < hits : index < taken ? wrong : false)));
  expect(said(6, 0, true)).toBeCloseTo(6 / 9, 12);
  expect(said(6, 2, true)).toBeCloseTo(4 / 9, 12);
  expect(said(6, 2, null)).toBeCloseTo(4 / 9, 12);
  expect(said(2, 5, true)).toBe(0);
});

test("whatever is answered, a round lies between 0 and 1, in any order, and never falls with a right answer", () => {
  const random = seededRandom("rounds");
  for (let turn = 0; turn < 500; turn += 1) {
    const { real, invented } = compositions[turn % 2] ?? { real: 9, invented: 9 };
    const given = words(real, invented, () => [true, false, null][Math.floor(random() * 3)] ?? null);
    const score = round(given);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(1);
    expect(round(shuffle(given, random))).toBe(score);
    const at = Math.floor(random() * given.length);
    const mended = given.map((word, index) => (index === at ? { ...word, saidReal: word.isReal } : word));
    expect(round(mended)).toBeGreaterThanOrEqual(score);
  }
});

test("what is no review of a word is refused", () => {
  expect(() => scoreOf([{ verdict: "hit" }])).toThrow();
});
