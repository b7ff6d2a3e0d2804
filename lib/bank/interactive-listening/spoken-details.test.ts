import { expect, test } from "vitest";

import { spokenDetails } from "@/lib/bank/interactive-listening/spoken-details";

test("a number is whole, however many words it has", () => {
  expect(
    spokenDetails(
      "Two hundred and ten signed up, a hundred and fifty came, thirty-five each, two thousand in all. One, two, three.",
    ),
  ).toEqual(["two hundred and ten", "a hundred and fifty", "thirty-five", "two thousand", "two", "three"]);
});

test("a time is whole, and days and months keep their capitals", () => {
  expect(
    spokenDetails(
      "Come at half past six on Thursday, or at eight fifteen on Sundays in March, from two to nine.",
    ),
  ).toEqual(["half past six", "Thursday", "eight fifteen", "Sundays", "March", "two", "nine"]);
});

test("what orders a talk is no number", () => {
  expect(
    spokenDetails(
      "First, the miller. The second one took half of our trouble. We march at once, one by one.",
    ),
  ).toEqual([]);
});

test("dates and what is said twice stand once", () => {
  expect(spokenDetails("On the twenty-first, not on the tenth. The Tenth is at noon, Noon.")).toEqual([
    "twenty-first",
    "tenth",
    "noon",
  ]);
});

test("a year is one number", () => {
  expect(
    spokenDetails("Found in nineteen sixty-two, and shown in nineteen fifty to sixty-two people."),
  ).toEqual(["nineteen sixty-two", "nineteen fifty", "sixty-two"]);
});
