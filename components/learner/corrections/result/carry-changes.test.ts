import { expect, test } from "vitest";

import { carryChanges } from "@/components/learner/corrections/result/carry-changes";

const before = "Today i go school. She have an dog and a informations.";

function change(original: string, replacement: string, at = before.indexOf(original)) {
  return { id: `${at}`, start: at, end: at + original.length, replacement };
}
const capital = change(" i ", " I ");
const verb = change("have", "has");
const article = change("an", "a");
const extra = change("a informations", "information");
const preposition = change("", "to ", before.indexOf("school"));
const all = [capital, verb, article, extra, preposition];

test("in the text itself all are made", () => {
  expect(carryChanges(before, before, all)).toBe("Today I go to school. She has a dog and information.");
});

test("what was written since stays, and the changes are made where their words still stand", () => {
  const now = "It is Monday. Today i go school with a friend. She have an dog and a informations. The end.";
  expect(carryChanges(before, now, all)).toBe(
    "It is Monday. Today I go to school with a friend. She has a dog and information. The end.",
  );
});

test("a sentence that was written anew is left as it is", () => {
  const now = "Today i go school. My sister owns two big dogs.";
  expect(carryChanges(before, now, all)).toBe("Today I go to school. My sister owns two big dogs.");
});

test("a change that is made already is not made twice", () => {
  const now = carryChanges(before, before, all);
  expect(carryChanges(before, now, all)).toBe(now);
  expect(carryChanges("I go school.", "I go to school.", [change("school", "to school", 5)])).toBe(
    "I go to school.",
  );
});
