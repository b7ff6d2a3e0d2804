import { expect, test } from "vitest";

import { findMissingCapitals } from "@/lib/assess/writing/edits/missing-capital";

const find = (text: string) =>
  findMissingCapitals(text).map(({ start, end, replacement }) => `${text.slice(start, end)} ${replacement}`);

test("a sentence that begins small gets its capital, in the middle of a text, too", () => {
  expect(find("at noon, there was soup. we ate it all.")).toEqual(["at At", "we We"]);
});

test("what goes on behind dots, a list's word and a name of its own are left alone", () => {
  expect(find("Well... maybe we can go there.")).toEqual([]);
  expect(find("Plans:\nbread and some milk\neggs for the cake")).toEqual([]);
  expect(find("iPhones are what they sell.")).toEqual([]);
});

test("a mark that ends no sentence, and is the mistake, asks for no capital", () => {
  expect(find("After the long meal. nobody wanted any cake.")).toEqual([]);
  expect(find("It closes at 10 p. and many people leave.")).toEqual([]);
});

test("who says what was quoted goes on in small letters", () => {
  expect(find("“Is it far to the lake?” asked my aunt at last.")).toEqual([]);
  expect(find("“Is it far to the lake?” she was very tired of walking.")).toEqual(["she She"]);
});
