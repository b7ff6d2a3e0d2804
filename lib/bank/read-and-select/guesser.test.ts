import { expect, test } from "vitest";

import { learnedShare, rankGuessers } from "@/lib/bank/read-and-select/guesser";

test("finds the feature that tells the two kinds apart, and how often it is right", () => {
  const words = [
    { word: "harbor", isReal: true },
    { word: "basket", isReal: true },
    { word: "blanty", isReal: false },
    { word: "forndy", isReal: false },
  ];
  expect(rankGuessers(words)[0]).toMatchObject({ right: 1 });
  expect(rankGuessers(words).filter(({ right }) => right === 1)).toContainEqual({
    feature: "end of y",
    right: 1,
  });
});

test("words of the same features leave a guesser at half", () => {
  const words = [
    { word: "stone", isReal: true },
    { word: "stone", isReal: false },
  ];
  expect(new Set(rankGuessers(words).map(({ right }) => right))).toEqual(new Set([0.5]));
});

test("an absent feature tells as much as a present one", () => {
  const words = [
    { word: "market", isReal: true },
    { word: "forest", isReal: true },
    { word: "clumby", isReal: false },
    { word: "flandy", isReal: false },
  ];
  expect(rankGuessers(words)).toContainEqual({ feature: "has l", right: 1 });
});

const letters = Array.from("bcdfghjklmnprstvwz");
/** Words of one ending, each different. */
const ending = (end: string, isReal: boolean) =>
  letters.flatMap((one) => letters.map((two) => ({ word: `${one}o${two}${end}`, isReal })));
const lastTwo = (word: string) => word.slice(-2);

test("who has learned the endings of half the words knows the other half by them", () => {
  const words = [
    ...ending("al", true),
    ...ending("th", false),
    ...ending("er", true),
    ...ending("er", false),
  ];
  expect(learnedShare(words, words, lastTwo)).toBeGreaterThan(0.7);
  expect(rankGuessers(words)[0]?.right).toBeCloseTo(0.75, 1);
});

test("what each word has for itself cannot be learned from other words", () => {
  const words = ending("al", true).map(({ word }, at) => ({ word, isReal: at % 2 === 0 }));
  expect(learnedShare(words, words, (word) => word)).toBe(0.5);
});

test("what a level has too few words to teach is learned on the others", () => {
  const level = [
    { word: "boral", isReal: true },
    { word: "boreth", isReal: false },
  ];
  const all = [...ending("al", true), ...ending("th", false), ...level];
  expect(learnedShare(level, level, lastTwo)).toBe(0.5);
  expect(learnedShare(level, all, lastTwo)).toBe(1);
});
