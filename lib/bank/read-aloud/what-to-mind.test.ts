import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { whatToMind } from "@/lib/bank/read-aloud/what-to-mind";

const lexicon = lexiconOf([
  { word: "stopped", sounds: "S T AA1 P T", part: "verb" },
  { word: "stop", sounds: "S T AA1 P", part: "verb" },
  { word: "jagged", sounds: "JH AE1 G D", part: "adjective" },
  { word: "jag", sounds: "JH AE1 G", part: "verb" },
  { word: "wanted", sounds: "W AO1 N T AH0 D", part: "verb" },
  { word: "want", sounds: "W AO1 N T", part: "verb" },
  { word: "at", sounds: "AE1 T" },
  { word: "an", sounds: "AE1 N" },
  { word: "island", sounds: "AY1 L AH0 N D" },
  { word: "old", sounds: "OW1 L D", part: "adjective" },
  { word: "gray", sounds: "G R EY1", part: "adjective" },
  { word: "amazement", sounds: "AH0 M EY1 Z M AH0 N T" },
  { word: "hill", sounds: "HH IH1 L" },
  { word: "it", sounds: "IH1 T" },
  { word: "is", sounds: "IH1 Z" },
  { word: "and", sounds: "AE1 N D" },
  { word: "obscure", sounds: "AH0 B S K Y UH1 R", part: "adjective", count: 1 },
]);
const linesOf = (sentence: string) =>
  Object.fromEntries(whatToMind(sentence, lexicon).map(({ key, params }) => [key, params]));

test("a past ending is named where it is a sound, and not where it is a syllable", () => {
  expect(linesOf("We stopped it.")["aloud-past"]).toEqual({ word: "stopped", sound: "t" });
  expect(linesOf("We wanted it.")["aloud-past"]).toBeUndefined();
  expect(linesOf("A jagged island.")["aloud-past"]).toBeUndefined();
});

test("words that run together are those with a consonant before a vowel and no mark between them", () => {
  expect(linesOf("They stopped at an island.")["aloud-linking"]).toEqual({
    words: "stopped at, at an, an island",
  });
  expect(linesOf("They stopped, at an's island.")["aloud-linking"]).toBeUndefined();
});

test("no words run together where a phrase may end", () => {
  const links = (sentence: string) => linesOf(sentence)["aloud-linking"]?.["words"];
  expect(links("We stopped it.")).toBe("stopped it");
  expect(links("To his amazement it rang.")).toBeUndefined();
  expect(links("We stopped and left.")).toBeUndefined();
  expect(links("The hill is gray.")).toBe("hill is");
  expect(links("How we came up the hill is obscure.")).toBe("is obscure");
});

test("every mark that parts a sentence has its pause", () => {
  const pauses = whatToMind("We slept, we left, and we stopped; we rest.", lexicon)
    .filter(({ key }) => key === "aloud-pause")
    .map(({ params }) => params["word"]);
  expect(pauses).toEqual(["slept", "left", "stopped"]);
});

test("a pause belongs after a comma, but not between two adjectives", () => {
  expect(linesOf("When it stopped, we left.")["aloud-pause"]).toEqual({ word: "stopped" });
  expect(linesOf("An old, gray island.")["aloud-pause"]).toBeUndefined();
  expect(linesOf("Leave it at the island, please; we go, too.")["aloud-pause"]).toEqual({ word: "please" });
});

test("rare words come with their stress, and silent letters with the letter", () => {
  expect(linesOf("An obscure island.")).toMatchObject({
    "aloud-stress": { word: "obscure", ipa: expect.stringContaining("ˈ") },
    "aloud-silent": { word: "island", letter: "s" },
  });
});

test("small words lean on what follows; at the end of a phrase they do not", () => {
  expect(linesOf("They left for the island to rest.")["aloud-small-words"]).toEqual({
    words: "for, the, to",
  });
  expect(linesOf("What is the boat for, and what is it from?")["aloud-small-words"]).toEqual({
    words: "the, and",
  });
  expect(linesOf("The song is easy to dance to, and the boat is gray.")["aloud-small-words"]).toEqual({
    words: "the, and",
  });
  expect(linesOf("What it lacks it makes up for in the end and at sea.")["aloud-small-words"]).toEqual({
    words: "the, and, at",
  });
});
