import { expect, test } from "vitest";

import { readMarked } from "@/scripts/eval/grammar/marked-sentence";
import { grammarParts, readGrammarSet } from "@/scripts/eval/grammar/read-set";

const sets = Object.fromEntries(grammarParts.map((part) => [part, readGrammarSet(part)]));
const learner = Object.values(sets).flatMap((set) => set.learner);
const correct = Object.values(sets).flatMap((set) => set.correct);

const isWhole = (text: string, at: number) => !/\w/.test(text[at - 1] ?? "") || !/\w/.test(text[at] ?? "");

test.each(grammarParts)("%s has as many sentences, right and wrong, as it needs, of many kinds", (part) => {
  const set = readGrammarSet(part);
  const wanted = part === "held-out-3" ? { each: 60, kinds: 20 } : { each: 300, kinds: 24 };
  expect(set.learner.length).toBeGreaterThanOrEqual(wanted.each);
  expect(set.correct.length).toBeGreaterThanOrEqual(wanted.each);
  expect(new Set(set.learner.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(wanted.kinds);
});

test("the two parts that were dealt have the same kinds, about as often", () => {
  const count = (part: string, kind: string) =>
    sets[part]?.learner.filter((one) => one.kind === kind).length ?? 0;
  const kinds = [...new Set(learner.map(({ kind }) => kind))];
  expect(kinds.filter((kind) => Math.abs(count("dev", kind) - count("held-out", kind)) > 1)).toEqual([]);
});

test("marks are whole, of whole words, and change the sentence", () => {
  const faulty = learner.filter(
    ({ text, learner: written, corrected, errors }) =>
      errors.length === 0 ||
      /[[\]{}|]| {2}|^ | $/.test(written + corrected) ||
      /^[a-z]/.test(corrected) ||
      errors.some(({ start, end, replacements }) => {
        const original = written.slice(start, end);
        const whole = isWhole(written, start) && isWhole(written, end);
        return !whole || replacements.some((one) => one === original || one.trim() !== one);
      }) ||
      text !== text.trim(),
  );
  expect(faulty.map(({ text }) => text)).toEqual([]);
});

test("every learner sentence has 5 to 25 words", () => {
  const long = learner.filter(({ corrected }) => {
    const words = corrected.split(" ").length;
    return words < 5 || words > 25;
  });
  expect(long.map(({ text }) => text)).toEqual([]);
});

test("no sentence stands twice, wrong or right", () => {
  const seen = [...learner.map(({ corrected }) => corrected), ...correct].map((one) => one.toLowerCase());
  expect(seen.filter((one, at) => seen.indexOf(one) !== at)).toEqual([]);
});

test("a mark is read as what was written and what is right", () => {
  const text =
    "My aunt [teach]{teaches} the [the]{|repeated-word} piano, and I enjoyed []{it|missing-object}.";
  const { learner: written, corrected, errors } = readMarked(text, "third-person-s");
  expect(written).toBe("My aunt teach the the piano, and I enjoyed.");
  expect(corrected).toBe("My aunt teaches the piano, and I enjoyed it.");
  expect(errors.map(({ start, end }) => written.slice(start, end))).toEqual(["teach", "the", ""]);
  expect(errors.map(({ kind }) => kind)).toEqual(["third-person-s", "repeated-word", "missing-object"]);
  expect(readMarked("If I [am]{were;was} rich, I would travel.", "if-clause").errors).toEqual([
    { start: 5, end: 7, replacements: ["were", "was"], kind: "if-clause" },
  ]);
});
