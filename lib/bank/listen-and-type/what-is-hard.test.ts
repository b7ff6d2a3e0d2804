import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { whatIsHard } from "@/lib/bank/listen-and-type/what-is-hard";

const lexicon = lexiconOf([
  "book",
  "shelf",
  { word: "work", part: "verb" },
  { word: "stop", part: "verb" },
  { word: "fee", part: "noun" },
  "new",
]);
const linesOf = (sentence: string) =>
  Object.fromEntries(whatIsHard(sentence, lexicon).map(({ key, params }) => [key, params]));

test("short forms, endings and small words are those of the sentence", () => {
  expect(linesOf("They've stopped at the book shelves for the news.")).toEqual({
    "dictation-short-forms": { words: "they've" },
    "dictation-endings": { words: "stopped" },
    "dictation-small-words": { words: "at, the, for" },
  });
});

test("a word that sounds like another is named with it", () => {
  expect(linesOf("Leave it over there.")["dictation-sound-alike"]).toEqual({ word: "there", other: "their" });
});

test("the owner's 's and what only looks like an ending are no hints", () => {
  expect(linesOf("They feed the birds.")["dictation-endings"]?.words).not.toContain("feed");
  const lines = linesOf("My sister's class always works.");
  expect(lines["dictation-short-forms"]).toBeUndefined();
  expect(lines["dictation-endings"]).toEqual({ words: "works" });
});

test("a small word that is said in full where it stands is no hint", () => {
  expect(linesOf("That lamp has a cord in the box.")["dictation-small-words"]).toEqual({
    words: "a, in, the",
  });
  expect(linesOf("Sorry, that book is at the shelf.")["dictation-small-words"]).toEqual({
    words: "is, at, the",
  });
  expect(linesOf("If you pull out that pole, it is at the end.")["dictation-small-words"]).toEqual({
    words: "is, at, the",
  });
  expect(linesOf("Put on a hat at the door.")["dictation-small-words"]).toEqual({ words: "a, at, the" });
  expect(linesOf("We had great seats at the stage.")["dictation-small-words"]).toEqual({ words: "at, the" });
  expect(linesOf("An island has water on every side of a lake.")["dictation-small-words"]).toEqual({
    words: "an, on, of, a",
  });
  expect(linesOf("They had never seen a lake in the sun.")["dictation-small-words"]).toEqual({
    words: "had, a, in, the",
  });
  expect(linesOf("We are settling in at the lake.")["dictation-small-words"]).toEqual({
    words: "are, at, the",
  });
  expect(linesOf("The book that she has read is new.")["dictation-small-words"]).toEqual({
    words: "the, that, has, is",
  });
});
