import { expect, test } from "vitest";

import { misheardWords } from "@/lib/bank/interactive-listening/misheard-words";

const wordsOf = (says: string, right: string, reply: string) =>
  misheardWords(reply, { says, right, wrong: [] });

test("a day keeps its capital and a number its hyphen", () => {
  expect(
    wordsOf("We sing it on Friday.", "I'll learn it before Friday.", "I'll learn it before Saturday."),
  ).toEqual(["Saturday"]);
  expect(
    wordsOf("Two nights, at nine.", "I'll pay eighteen dollars.", "I'll pay twenty-seven dollars."),
  ).toEqual(["twenty-seven"]);
  expect(wordsOf("Come at twenty past seven.", "Fine.", "I'll bring twenty-seven.")).toContain(
    "twenty-seven",
  );
});

test("what opens a sentence is written as within one", () => {
  expect(wordsOf("The bus is late.", "Trains are fine.", "Planes are fine. Fridays, too.")).toEqual([
    "planes",
    "Fridays",
  ]);
});

test("a word that was said in another form is not quoted, and nothing is when all was said", () => {
  expect(wordsOf("We have enough bags.", "I'll bring a book.", "I'll bring a bag.")).toEqual([]);
  expect(wordsOf("It closes at ten.", "Yes, we have two minutes.", "They closed a minute ago.")).toEqual([
    "ago",
  ]);
});

test("two is a number, though small words are passed over", () => {
  expect(wordsOf("Take ten of them.", "I'll take ten.", "I'll take two of them.")).toEqual(["two"]);
});
