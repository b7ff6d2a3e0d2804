import { expect, test } from "vitest";

import { figuresOf, judgeSet, kindsOf, together } from "@/scripts/eval/grammar/judge";
import { readMarked } from "@/scripts/eval/grammar/marked-sentence";

const edit = (text: string, original: string, replacement: string) => ({
  start: text.indexOf(original),
  end: text.indexOf(original) + original.length,
  replacement,
  kind: "third-person-s" as const,
  confidence: 0.9,
  ruleId: "learner/test",
});
const set = {
  learner: [
    readMarked("He [own]{owns} two [boat]{boats|plural-after-quantity}.", "third-person-s"),
    readMarked("She [paint]{paints} []{a|article-missing} wall.", "third-person-s"),
  ],
  correct: ["They paint walls.", "We own it."],
};

test("what is found rightly, wrongly, and not at all is counted, and alarms in correct sentences apart", () => {
  const judged = judgeSet(set, (text) => [
    ...(text.startsWith("He") ? [edit(text, "own", "owns"), edit(text, "boat", "boot")] : []),
    ...(text.startsWith("They") ? [edit(text, "paint", "paints")] : []),
  ]);
  expect(figuresOf(judged)).toMatchObject({
    sentences: 2,
    correctSentences: 2,
    marks: 4,
    kinds: 3,
    precision: 0.5,
    recall: 0.25,
    alarms: 1,
    falseAlarms: 16.67,
    placeOnly: { precision: 1, recall: 0.5 },
  });
  expect(kindsOf(judged)["third-person-s"]).toEqual({ marks: 2, recall: 0.5, placeOnly: 0.5 });
  expect(judged.misses.some((miss) => miss.startsWith("alarm learner/test: They paint"))).toBe(true);
});

test("a word that lacks before a full stop is found where the stop stands", () => {
  const learner = [readMarked("He likes []{it}.", "missing-object")];
  const judged = judgeSet({ learner, correct: [] }, (text) => [
    { ...edit(text, "", " it"), start: text.length - 1, end: text.length - 1 },
  ]);
  expect(figuresOf(judged)).toMatchObject({ precision: 1, recall: 1 });
});

test("parts together weigh by their marks", () => {
  const good = judgeSet({ learner: set.learner.slice(0, 1), correct: [] }, (text) => [
    edit(text, "own", "owns"),
    edit(text, "boat", "boats"),
  ]);
  const none = judgeSet(set, () => []);
  expect(figuresOf(together([good, none]))).toMatchObject({
    sentences: 3,
    marks: 6,
    precision: 1,
    recall: 0.333,
  });
});
