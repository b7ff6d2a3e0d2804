import fc from "fast-check";
import { expect, test } from "vitest";

import { readAndComplete as schema } from "@/lib/questions/read-and-complete/schema";
import { readAndComplete } from "@/lib/questions/read-and-complete/score";

const { prompt, review } = schema.steps.main;
const { grade } = readAndComplete.steps.main;

const gap = (word: string, more: { accepted?: string[]; british?: string[]; rivals?: string[] } = {}) => ({
  word,
  shown: Math.max(1, Math.floor(word.length / 2)),
  ...{ accepted: [], british: [], rivals: [], ...more },
});
const key = {
  gaps: [
    gap("the", { rivals: ["two", "too"] }),
    gap("place", { accepted: ["plaza"], rivals: ["plant", "plate"] }),
    gap("weather"),
    gap("center", { british: ["centre"] }),
  ],
};
const right = ["he", "ace", "ther", "ter"];
const earned = (gaps: string[], of: object = key) => {
  const { verdict } = grade({ key: of, answer: { gaps } });
  return verdict.state === "scored" ? verdict.earned : NaN;
};
const gapsOf = (gaps: string[], of: object = key) =>
  review.parse(grade({ key: of, answer: { gaps } }).review).gaps;
const faultOf = (word: string, typed: string, more = {}) =>
  gapsOf([typed], { gaps: [gap(word, more)] })[0]?.fault;

test.for<[gaps: string[], earned: number]>([
  [right, 1],
  [["HE", "Ace", "ｔｈｅｒ", " ter "], 1],
  [["he", "aza", "ther", "ter"], 1],
  [["he", "ace", "thre", "ter"], 0.75],
  [["he", "ace"], 0.5],
  [["", "ace", "", ""], 0.25],
  [["he", "ace", "ther", "tre"], 0.75],
  [[], 0],
  [["wo", "ant", "lth", "x"], 0],
])("%s earns %d", ([gaps, points]) => {
  expect(earned(gaps)).toBe(points);
});

test("a Turkish capital i counts as i", () => {
  expect(earned(["İRD"], { gaps: [gap("third")] })).toBe(1);
});

test.for([
  ["the", "", "empty"],
  ["center", "tre", "british"],
  ["color", "lou", "british"],
  ["traveled", "elle", "british"],
  ["weather", "thre", "spelling"],
  ["begins", "nis", "spelling"],
  ["the", "eh", "spelling"],
  ["carried", "ries", "ending"],
  ["plants", "nt", "ending"],
  ["making", "e", "ending"],
  ["makes", "ked", "ending"],
  ["had", "as", "other"],
  ["them", "ey", "other"],
  ["their", "ere", "other"],
  ["place", "ant", "other"],
  ["weather", "zzz", "other"],
] as const)("for %s the letters '%s' are a fault of the kind %s", ([word, typed, fault]) => {
  const british = { center: ["centre"], color: ["colour"], traveled: ["travelled"] };
  const forms = Object.entries(british).find(([american]) => american === word)?.[1] ?? [];
  expect(faultOf(word, typed, { british: forms, rivals: ["has", "hat", "they", "there", "plant"] })).toBe(
    fault,
  );
});

test("a gap's review has the word as the passage writes it, and what was typed with the letters shown", () => {
  expect(gapsOf(["REY"], { gaps: [gap("Every")] })[0]).toEqual({
    word: "Every",
    given: "Evrey",
    accepted: [],
    isRight: false,
    fault: "spelling",
  });
  expect(gapsOf([])[0]).toMatchObject({ given: "", fault: "empty" });
  expect(gapsOf(["", "aza"])[1]).toMatchObject({ accepted: ["plaza"], isRight: true, fault: null });
});

test("the prompt sent to the browser never carries the key", () => {
  const shown = { title: "The Sea", parts: [{ whole: "It is cold. " }, { shown: "we", missing: 2 }] };
  const stored = {
    title: "The Sea",
    parts: [{ whole: "It is cold. " }, { shown: "we", missing: 2, word: "weak", accepted: ["well"] }],
  };
  expect(prompt.parse({ ...stored, ...key })).toEqual(shown);
});

const typed = fc.array(fc.oneof(fc.constantFrom(...right), fc.string({ maxLength: 40 })), { maxLength: 9 });

test("any answer earns between 0 and 1, one quarter for each word that is right", () => {
  fc.assert(
    fc.property(typed, (gaps) => {
      const graded = gapsOf(gaps);
      expect(graded).toHaveLength(4);
      expect(earned(gaps)).toBe(graded.filter(({ isRight }) => isRight).length / 4);
      for (const { isRight, fault } of graded) expect(fault === null).toBe(isRight);
    }),
    { seed: 11 },
  );
});

test("one more right word always earns more, and no answer earns less than a blank one", () => {
  fc.assert(
    fc.property(typed, fc.nat({ max: 3 }), (gaps, at) => {
      const better = key.gaps.map((_, index) => (index === at ? right[at] : gaps[index]) ?? "");
      const wasRight = gapsOf(gaps)[at]?.isRight ?? false;
      expect(earned(better) - earned(gaps)).toBe(wasRight ? 0 : 0.25);
      expect(earned(gaps)).toBeGreaterThanOrEqual(earned([]));
    }),
    { seed: 12 },
  );
});
