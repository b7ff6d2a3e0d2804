import { expect, test } from "vitest";

import type { Meaning } from "@/lib/bank/glosses/collect-meanings";
import { findLemma } from "@/lib/bank/glosses/find-lemma";
import { numberSenses } from "@/lib/bank/glosses/number-senses";
import { listWanted } from "@/lib/bank/glosses/wanted";
import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import type { PartOfSpeech } from "@/lib/questions/explanations";

const lexicon = lexiconOf([
  "glass",
  "glasses",
  "leaf",
  "planet",
  ...["leave", "stop", "bake", "try"].map((word) => ({ word, part: "verb" as const })),
  { word: "large", part: "adjective" as const },
]);

test.for<[string, PartOfSpeech, string]>([
  ["stopped", "verb", "stop"],
  ["baking", "verb", "bake"],
  ["tries", "verb", "try"],
  ["left", "verb", "leave"],
  ["leaves", "verb", "leave"],
  ["leaves", "noun", "leaf"],
  ["planets", "noun", "planet"],
  ["glasses", "noun", "glasses"],
  ["largest", "adjective", "large"],
  ["news", "noun", "news"],
  ["blorps", "noun", "blorps"],
])("%s as a %s is %s", ([word, part, lemma]) => {
  expect(findLemma(word, part, lexicon)).toBe(lemma);
});

const meaningOf = (word: string, meaning: string, more: Partial<Meaning> = {}): Meaning => ({
  ...{ word, meaning, partOfSpeech: "noun", level: "A2", example: null },
  ...more,
});
const number = (known: ReturnType<typeof numberSenses>, ...meanings: Meaning[]) =>
  numberSenses(known, meanings, (word, part) => findLemma(word, part, lexicon));

test("nearly the same words tell one sense, others a new one, and a number once given stays", () => {
  const first = number([], meaningOf("planet", "a large round thing in space"));
  const next = number(
    first,
    meaningOf("planets", "large round things in space"),
    meaningOf("planet", "a set of dishes"),
  );
  expect(next.map(({ sense, meaning }) => `${sense} ${meaning}`)).toEqual([
    "1 a large round thing in space",
    "1 large round things in space",
    "2 a set of dishes",
  ]);
  const merged = next.map((row) => ({ ...row, sense: 1 }));
  expect(number(merged, meaningOf("planet", "a set of dishes")).map(({ sense }) => sense)).toEqual([1, 1, 1]);
  expect(number(next)).toEqual(next);
});

test("what is wanted is what items explain now, with every meaning line and a sentence", () => {
  const rows = number(
    [],
    meaningOf("planet", "a large round thing in space"),
    meaningOf("planets", "large round things in space"),
    meaningOf("leaf", "part of a plant"),
  );
  const wanted = listWanted(rows, [
    meaningOf("planet", "a large round thing in space", { level: "B1" }),
    meaningOf("planets", "large round things in space", { level: "B2", example: "Two [planets] met." }),
    meaningOf("planet", "never numbered"),
  ]);
  expect(wanted).toEqual([
    {
      ...{ lemma: "planet", partOfSpeech: "noun", sense: 1, level: "B1", example: "Two [planets] met." },
      meanings: ["a large round thing in space", "large round things in space"],
    },
  ]);
});
