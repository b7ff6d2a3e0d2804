import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { whatIsHard } from "@/lib/bank/listen-and-type/what-is-hard";

const lexicon = lexiconOf([
  "book",
  "shelf",
  { word: "work", part: "verb" },
  { word: "stop", part: "verb" },
  { word: "fee", part: "verb" },
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

test("of two words that sound like others the likelier trap is named, and none that nobody falls into", () => {
  const frequent = lexiconOf([
    { word: "so", count: 5000 },
    { word: "sew", count: 5 },
    { word: "weather", count: 50 },
    { word: "whether", count: 80 },
    { word: "wood", count: 40 },
    { word: "would", count: 900 },
  ]);
  const trapOf = (sentence: string) =>
    whatIsHard(sentence, frequent).find(({ key }) => key === "dictation-sound-alike")?.params;
  expect(trapOf("So would you ask for better weather?")).toEqual({ word: "weather", other: "whether" });
  expect(trapOf("So the books fell.")).toBeUndefined();
});

test("a word that carries the sense is named before everyday ones, and beside one that people mix up", () => {
  const frequent = lexiconOf([
    { word: "toad", count: 5 },
    { word: "towed", count: 1 },
    { word: "allowed", count: 45 },
    { word: "aloud", count: 2 },
    { word: "one", count: 3000 },
    { word: "won", count: 700 },
    { word: "see", count: 2600 },
    { word: "sea", count: 60 },
  ]);
  const trapsOf = (sentence: string) =>
    whatIsHard(sentence, frequent)
      .filter(({ key }) => key === "dictation-sound-alike")
      .map(({ params }) => params["word"]);
  expect(trapsOf("You see one toad.")).toEqual(["toad"]);
  expect(trapsOf("Its toad may see it.")).toEqual(["toad", "its"]);
  expect(trapsOf("One may see it, if allowed.")).toEqual(["allowed"]);
  expect(trapsOf("May one see it?")).toEqual(["see"]);
  expect(trapsOf("One book fell.")).toEqual([]);
});

test("a second word that sounds like another does not displace the word to know by ear", () => {
  const rare = lexiconOf([
    { word: "toad", count: 5 },
    { word: "towed", count: 1 },
    { word: "obscure", count: 1 },
  ]);
  const keys = whatIsHard("I'm sure its toad is obscure.", rare).map(({ key }) => key);
  expect(keys).toEqual(["dictation-short-forms", "dictation-sound-alike", "dictation-hard-word"]);
});

test("a small word with a mark behind it is said in full", () => {
  expect(linesOf("What is it at, and what is it for, at the lake?")["dictation-small-words"]).toEqual({
    words: "is, and, at, the",
  });
});

test("the owner's 's and what only looks like an ending are no hints", () => {
  expect(linesOf("They feed the ducks.")["dictation-endings"]).toBeUndefined();
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
  expect(linesOf("To sew on the button in a rain that rained on and off.")["dictation-small-words"]).toEqual({
    words: "to, the, in, a, and",
  });
  expect(linesOf("The book that she has read is new.")["dictation-small-words"]).toEqual({
    words: "the, that, has, is",
  });
  expect(linesOf("You have been to the lake.")["dictation-small-words"]).toEqual({ words: "have, to, the" });
});

test("a form is as easy as the word it is made of, and what beginners know is not hard", () => {
  const frequent = lexiconOf(["birthday", { word: "birthdays", count: 1 }, { word: "calendar", count: 5 }]);
  const hard = whatIsHard("Calendar, birthdays.", frequent).find(({ key }) => key === "dictation-hard-word");
  expect(hard?.params["word"]).toBe("calendar");
  const taught = lexiconOf([
    { word: "laptop", count: 1 },
    { word: "charger", count: 5 },
  ]);
  const named = whatIsHard("Charger, laptop.", taught).find(({ key }) => key === "dictation-hard-word");
  expect(named?.params["word"]).toBe("charger");
  const doers = lexiconOf([
    { word: "read", part: "verb" },
    { word: "reader", count: 1 },
    { word: "readers", count: 1 },
    { word: "charger", count: 5 },
  ]);
  const other = whatIsHard("Charger, readers.", doers).find(({ key }) => key === "dictation-hard-word");
  expect(other?.params["word"]).toBe("charger");
});
