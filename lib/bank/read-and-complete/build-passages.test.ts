import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { readAndComplete } from "@/lib/bank/read-and-complete/bank";
import { buildPassages } from "@/lib/bank/read-and-complete/build-passages";
import { damage } from "@/lib/bank/read-and-complete/damage";
import { explainPassage } from "@/lib/bank/read-and-complete/explain-passage";
import { gapKeys } from "@/lib/bank/read-and-complete/gap-key";
import type { Passage } from "@/lib/bank/read-and-complete/sources";

const sentence = "The old boat waits near the quiet town until the evening comes again.";
const passage: Passage = {
  name: "the-boat",
  title: "The Old Boat",
  level: "B1",
  kind: "narrative",
  subject: "ocean",
  text: [...Array<string>(6).fill(sentence), "Then Amina goes back home with all her friends."].join(" "),
  names: ["Amina"],
  accept: { boat: ["bold"] },
  version: 1,
};
const words = `${passage.text} wait bold book`.toLowerCase().match(/[a-z]{2,}/g) ?? [];
const lexicon = lexiconOf([...new Set(words), { word: "center", count: 2000 }, "centre"]);
const build = (change: Partial<Passage> = {}) =>
  buildPassages([{ file: "passages/B1-01.yaml", content: [{ ...passage, ...change }] }], lexicon, "s");

test("a passage becomes an item whose prompt holds no missing letter and whose key fills every gap", () => {
  const [item] = build().accepted;
  const [step] = item?.steps ?? [];
  const shown = step?.prompt.parts.map((part) =>
    "whole" in part ? part.whole : part.shown + "_".repeat(part.missing),
  );
  const gaps = damage(passage.text, passage.names);
  expect(shown?.join("")).toBe(
    gaps.map((part) => (typeof part === "string" ? part : part.shown + "_".repeat(part.missing))).join(""),
  );
  expect(step?.key.gaps[0]).toEqual({
    word: "old",
    shown: 1,
    accepted: [],
    british: [],
    rivals: [],
  });
  expect(item).toMatchObject({
    cefr: "B1",
    provenance: { source: "content/bank/passages/B1-01.yaml" },
    features: { gaps: step?.key.gaps.length },
  });
});

test("what an author accepts is right in its gap, and the id says nothing of it", () => {
  const [item] = build().accepted;
  const [plain] = build({ accept: {} }).accepted;
  expect(item?.steps[0].key.gaps.find(({ word }) => word === "boat")?.accepted).toEqual(["bold"]);
  expect(plain?.id).toBe(item?.id);
});

test("the sheet for whoever judges a passage shows what else a gap accepts", () => {
  const [item] = build().accepted;
  if (!item) throw new Error("the passage was not built");
  const sheet = readAndComplete.audit(item);
  expect(sheet).toContain(" [bo|at, also: bold] ");
  expect(sheet).toContain(" [o|ld] ");
});

test("a passage that a gate stops is told, not built", () => {
  expect(build({ title: "Boat" })).toMatchObject({ accepted: [], rejected: [{ gate: "title" }] });
});

test("a key knows the British form, and common words that fit the boxes", () => {
  const keyOf = gapKeys(lexicon);
  expect(keyOf({ word: "Center", shown: "Cen", missing: 3 }, []).british).toEqual(["centre"]);
  expect(keyOf({ word: "boat", shown: "bo", missing: 2 }, ["bold"]).rivals).toEqual(["book"]);
});

test("a harder level is a harder item", () => {
  const [easy, hard] = [build({ level: "A2" }), build({ level: "C1" })].map(({ accepted }) => accepted[0]);
  expect(easy?.params.b).toBeLessThan(hard?.params.b ?? -9);
});

test("the explanation names grammar words, words that stand elsewhere, and regular endings", () => {
  const gap = (word: string) => ({ shown: word.slice(0, 1), missing: word.length - 1, word });
  const parts = [
    "Boats wait. ",
    gap("The"),
    " boat ",
    gap("boat"),
    " that ",
    gap("waited"),
    " ",
    gap("evening"),
    " at ",
    gap("two"),
    ".",
  ];
  const known = lexiconOf(["boat", "wait", "evening", "even"]);
  expect(explainPassage("A Boat", parts, known)).toEqual([
    { key: "passage-grammar", params: { words: "the" } },
    { key: "passage-repeats", params: { words: "boat" } },
    { key: "passage-endings", params: { words: "waited" } },
  ]);
});

test("an ending counts only where the sentence decides it: a plural, a third person, a past, or after have and be", () => {
  const endings = (text: string, missing: string) => {
    const parts = text
      .split(/(\[\w+\])/)
      .map((part) => (part.startsWith("[") ? { shown: "", missing: 0, word: part.slice(1, -1) } : part));
    const known = lexiconOf(["boat", "wait", "paint", "provide", "repair", "borrow", "name"]);
    const found = explainPassage("A Day", parts, known).find(({ key }) => key === "passage-endings");
    expect(found?.params.words ?? "", text).toBe(missing);
  };
  endings("Two [boats] leave. She [waits] for it.", "boats, waits");
  endings("It is old. They never [waited] for it and [painted] it.", "waited, painted");
  endings("It has not been [painted] yet. Then Amina [waited].", "painted, waited");
  endings("It is free, [provided] that we go. A [borrowed] boat will do.", "");
  endings("There was a man [named] after her. [Painted] red, it sold.", "");
  endings("We thought about [repairing] it, and she was [waiting].", "");
  endings("They had [painted] it. A [painted] boat sells.", "");
});
