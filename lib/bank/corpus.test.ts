import { expect, test } from "vitest";

import { openingOf, runsOf, tooOften } from "@/lib/bank/corpus";

test("a run of five words counts once in a text, and does not go over from one part to the next", () => {
  expect(runsOf(["On the other side of, on the other side of", "the old bridge"])).toEqual([
    "on the other side of",
    "the other side of on",
    "other side of on the",
    "side of on the other",
    "of on the other side",
  ]);
  expect(runsOf(["one two", "three four five"])).toEqual([]);
});

test("an opening is three words, whatever the marks between them", () => {
  expect(openingOf("“Well, what now?” she said.")).toBe("well what now");
});

test("what stands as often as it may is not too often", () => {
  expect(tooOften(["a", "b", "a", "b", "a"], 2)).toEqual([{ key: "a", uses: 3 }]);
});
