import { expect, test } from "vitest";

import { ownSentences, sentenceAt } from "@/components/learner/corrections/speaking/own-sentences";
import type { SpokenWord } from "@/components/learner/corrections/speaking/spoken-parts";

const text = "We help her. We help, too.";
const said = (word: string, start: number, from: number | null): SpokenWord => ({
  ...{ word, part: 0, start, end: start + 0.4, kind: from === null ? "filler" : "word" },
  place: from === null ? null : { start: from, end: from + word.length },
});
const words = [
  said("Um", 0, null),
  ...[said("We", 1, 0), said("help", 1.5, 3), said("her.", 2, 8)],
  said("uh", 3, null),
  ...[said("We", 4, 13), said("help,", 4.5, 16), said("too.", 5, 22)],
];

test("what was said is cut where its sentences end, from the first word of each to its last", () => {
  expect(ownSentences({ text, words })).toEqual([
    { text: "We help her.", start: 1, end: 2.4 },
    { text: "We help, too.", start: 4, end: 5.4 },
  ]);
});

test("without words whose place is known nothing is cut", () => {
  expect(ownSentences({ text: "", words })).toEqual([]);
  expect(ownSentences({ text, words: words.map((word) => ({ ...word, place: null })) })).toEqual([]);
});

test("between two sentences none of them is heard", () => {
  const sentences = ownSentences({ text, words });
  expect([null, 0.95, 3, 4].map((time) => sentenceAt(sentences, time))).toEqual([null, 0, null, 1]);
});
