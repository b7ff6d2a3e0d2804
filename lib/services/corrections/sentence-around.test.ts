import { expect, test } from "vitest";

import { sentenceAround } from "@/lib/services/corrections/sentence-around";

const around = (text: string, words: string) => {
  const start = text.indexOf(words);
  return sentenceAround(text, { start, end: start + words.length });
};

test("an example is the sentence it stands in", () => {
  const text = "It was late. My sister go home at 7.30 p.m. yesterday! We stayed.";
  expect(around(text, "stayed")).toEqual({ before: "We ", after: "." });
  expect(around("I was ill.\nHe go home", "go")).toEqual({ before: "He ", after: " home" });
  expect(around("He go", "go")).toEqual({ before: "He ", after: "" });
});

test("a sentence that goes on and on is cut between words", () => {
  const { before, after } = around(`${"word ".repeat(80)}here${" word".repeat(80)}`, "here");
  expect(before).toMatch(/^…word/);
  expect(after).toMatch(/word…$/);
  expect(before.length).toBeLessThanOrEqual(161);
});
