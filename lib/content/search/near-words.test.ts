import { expect, test } from "vitest";

import { nearWords } from "@/lib/content/search/near-words";

test("the word that looks most alike comes first", () => {
  expect(nearWords(["pronounshiashun"], ["pronoun", "pronunciation", "listening"])[0]).toBe("pronoun");
  expect(nearWords(["vokabulary"], ["library", "vocabulary"])[0]).toBe("vocabulary");
});

test("Chinese words are alike when they share a character", () => {
  expect(nearWords(["听题"], ["听力", "写作"])).toEqual(["听力"]);
});

test("words that share nothing are not named", () => {
  expect(nearWords(["xylophonequartz"], ["listening", "vocabulary"])).toEqual([]);
});
