import { expect, test } from "vitest";

import { rankGuessers } from "@/lib/bank/read-and-select/guesser";

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
