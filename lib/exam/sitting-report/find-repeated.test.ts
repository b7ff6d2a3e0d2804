import { expect, test } from "vitest";

import { findRepeated } from "@/lib/exam/sitting-report/find-repeated";

const memorised = "In my opinion, this is one of the most important problems of our modern world.";
const fresh = "My uncle repaired radios in a shed behind the station until he was eighty.";

test("a sentence that was written before is found, also with other signs, letters or one word changed", () => {
  const own = [{ from: "own", text: `I see. ${memorised}` }] as const;
  for (const same of [memorised, memorised.toUpperCase(), memorised.replace("modern", "present")]) {
    expect(findRepeated(`${fresh} ${same}`, own)).toEqual([{ from: "own", sentences: [same] }]);
  }
});

test("what is new, short, or given by the task is nobody's", () => {
  const known = [{ from: "own", text: `${memorised} I like it very much.` }] as const;
  expect(findRepeated(fresh, known)).toEqual([]);
  expect(findRepeated("I like it very much.", known)).toEqual([]);
  expect(findRepeated(memorised, known, [memorised])).toEqual([]);
  expect(findRepeated("", known)).toEqual([]);
});

test("one's own and published sentences are told apart", () => {
  const found = findRepeated(`${memorised} ${fresh}`, [
    { from: "sample", text: memorised },
    { from: "own", text: fresh },
  ]);
  expect(found).toEqual([
    { from: "own", sentences: [fresh] },
    { from: "sample", sentences: [memorised] },
  ]);
});

test("two sentences about one subject in other words are not the same", () => {
  const other = "This is surely one of the problems that our world has to solve before it is too late.";
  expect(findRepeated(other, [{ from: "own", text: memorised }])).toEqual([]);
});
