import { expect, test } from "vitest";

import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { applyEdits, changesInOriginal } from "@/lib/assess/writing/edits/apply-edits";
import { findEdits } from "@/lib/assess/writing/edits/find-edits";
import { mergeEdits } from "@/lib/assess/writing/edits/merge-edits";
import { type Harper } from "@/lib/assess/writing/harper/harper-linter";

const text = "He recieve a apple and go home.";
const at = (words: string, replacement: string, more: Partial<FoundEdit> = {}, within = text): FoundEdit => ({
  start: within.indexOf(words),
  end: within.indexOf(words) + words.length,
  replacement,
  kind: "misspelled",
  confidence: 0.8,
  ruleId: "spelling/misspelled",
  ...more,
});

test("a change of the text that was spelled right is one of the text as it was written", () => {
  const spelled = [at("recieve", "receive")];
  const readable = applyEdits(text, spelled);
  const found = [
    at("receive", "receives", { kind: "third-person-s" }, readable),
    at(" a ", " an ", { kind: "article-a-an" }, readable),
  ];
  const [verb, article] = changesInOriginal(text, spelled, found);
  expect(text.slice(verb?.start, verb?.end)).toBe("recieve");
  expect(verb?.replacement).toBe("receives");
  expect(text.slice(article?.start, article?.end)).toBe(" a ");
});

test("a longer correction before a place does not move it", () => {
  const joined = [at("He recieve", "He will receive soon")];
  const readable = applyEdits(text, joined);
  const [moved] = changesInOriginal(text, joined, [at("go", "goes", {}, readable)]);
  expect(text.slice(moved?.start, moved?.end)).toBe("go");
});

test("of edits that overlap the surest stands, a learner's rule before a spelling about as sure", () => {
  const spelling = at("recieve", "receive", { confidence: 0.85 });
  const rule = at("recieve", "receives", { kind: "third-person-s", ruleId: "learner/third-person-s" });
  expect(mergeEdits(text, [spelling, rule])).toEqual([rule]);
  expect(mergeEdits(text, [{ ...spelling, confidence: 0.95 }, rule])[0]?.replacement).toBe("receive");
});

test("edits come in the order of their places, and one that changes nothing goes", () => {
  const edits = [at("go", "goes"), at("apple", "apple"), at(" a ", " an ")];
  expect(mergeEdits(text, edits).map(({ replacement }) => replacement)).toEqual([" an ", "goes"]);
});

test("what stands instead of a sentence's first word has the capital that it lacked", () => {
  const small = "their people here.";
  const capital = at(
    "their",
    "Their",
    { kind: "sentence-capital", ruleId: "harper/SentenceCapitalization" },
    small,
  );
  const better = at("their", "there are", { kind: "confused-words", ruleId: "learner/confused" }, small);
  expect(mergeEdits(small, [capital, better]).map(({ replacement }) => replacement)).toEqual(["There are"]);
});

test("a word that goes takes its space with it", () => {
  const apply = (written: string, words: string) =>
    applyEdits(written, mergeEdits(written, [at(words, "", {}, written)]));
  expect(apply("It is is good.", "is ")).toBe("It is good.");
  expect(apply("The life is short.", "The")).toBe("life is short.");
  expect(apply("He said me.", "me")).toBe("He said.");
});

test("two words that are put in at one place are one edit", () => {
  const inserted = { ...at("apple", ""), end: text.indexOf("apple"), replacement: "red " };
  expect(mergeEdits(text, [inserted, { ...inserted, replacement: "big ", confidence: 0.6 }])).toEqual([
    inserted,
  ]);
});

test("an edit that begins within a short form is shown with the whole word", () => {
  const written = "It's seems late.";
  const [edit] = mergeEdits(written, [at("'s seems", " seems", {}, written)]);
  expect(written.slice(edit?.start, edit?.end)).toBe("It's seems");
  expect(edit?.replacement).toBe("It seems");
});

test("an edit that ends within a short form is shown with the whole word", () => {
  const shown = (written: string, word: string, right: string) =>
    mergeEdits(written, [at(word, right, {}, written)]).map(({ start, end, replacement }) => [
      written.slice(start, end),
      replacement,
    ]);
  expect(shown("He don't know.", "do", "does")).toEqual([["don't", "doesn't"]]);
  expect(shown("Than it’s late.", "it", "he")).toEqual([["it’s", "he’s"]]);
  expect(shown("My freind's bag.", "freind", "friend")).toEqual([["freind", "friend"]]);
  expect(shown("He do not know.", "do", "does")).toEqual([["do", "does"]]);
});

const silent: Harper = {
  find: () => Promise.resolve({ edits: [], unchecked: [] }),
  knownOf: () => Promise.resolve(new Set()),
  isWorn: () => false,
};

test("a comma that is put in behind a misspelled word is a mark of its own", async () => {
  const written = "Howevr we read less.";
  const { edits } = await findEdits(written, new Set(), silent);
  expect(
    edits.map(({ start, end, replacement, kind }) => [written.slice(start, end), replacement, kind]),
  ).toEqual([
    ["Howevr", "However", "misspelled"],
    ["", ",", "comma-after-opening"],
  ]);
  expect(applyEdits(written, edits)).toBe("However, we read less.");
});

test("the capital that a first word lacks is told apart from the comma behind it", async () => {
  const written = "We ran home. however we were late.";
  const { edits } = await findEdits(written, new Set(), silent);
  expect(
    edits.map(({ start, end, replacement, kind }) => [written.slice(start, end), replacement, kind]),
  ).toEqual([
    ["however", "However", "sentence-capital"],
    ["", ",", "comma-after-opening"],
  ]);
  expect(applyEdits(written, edits)).toBe("We ran home. However, we were late.");
});

const another = "I play with another big dogs.";
const harperAnother = at(
  "another",
  "other",
  { kind: "another-other", confidence: 0.8, ruleId: "harper/AnotherThings" },
  another,
);
const onlyHarper: Harper = {
  ...silent,
  find: (read) => Promise.resolve({ edits: read === another ? [harperAnother] : [], unchecked: [] }),
};

test.each([
  ["She plays with another children.", "She plays with other children.", silent],
  ["We met another people there.", "We met other people there.", silent],
  ["We moved to another cities.", "We moved to another city.", silent],
  [another, "I play with other big dogs.", onlyHarper],
])(
  "a determiner and its noun are not both changed to suit each other: %s",
  async (written, right, harper) => {
    const { edits } = await findEdits(written, new Set(), harper);
    expect(edits).toHaveLength(1);
    const corrected = applyEdits(written, edits);
    expect(corrected).toBe(right);
    expect((await findEdits(corrected, new Set(), harper)).edits).toEqual([]);
  },
);

test("most of people and its verb are both mended, and stay so", async () => {
  const written = "The most of people thinks that it is good.";
  const corrected = applyEdits(written, (await findEdits(written, new Set(), silent)).edits);
  expect(corrected).toBe("Most people think that it is good.");
  expect((await findEdits(corrected, new Set(), silent)).edits).toEqual([]);
});
