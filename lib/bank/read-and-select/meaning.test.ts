import { expect, test } from "vitest";

import { isCircular, tidyGloss } from "@/lib/bank/read-and-select/meaning";

test.for([
  ["accept as true; take to be true", "accept as true"],
  ["(physics) electromagnetic radiation that can be seen", "electromagnetic radiation that can be seen"],
  ["the inside lower surface (as of a room)", "the inside lower surface"],
] as const)("of %s it shows %s", ([gloss, shown]) => {
  expect(tidyGloss(gloss)).toBe(shown);
});

test("a gloss of which nothing is left is none", () => {
  expect(tidyGloss("(archaic)")).toBeNull();
});

test.for([
  ["healer", "a person who heals others"],
  ["clean", "a cleaning woman"],
  ["human", "characteristic of humanity"],
  ["airflow", "the flow of air"],
  ["haystack", "a stack of hay"],
  ["holder", "a holding device"],
  ["winner", "the contestant who wins the contest"],
] as const)("a gloss of %s with its stem is circular", ([word, gloss]) => {
  expect(isCircular(word, gloss)).toBe(true);
});

test("other words of a gloss do not count", () => {
  expect(isCircular("river", "a large natural stream of water")).toBe(false);
  expect(isCircular("campfire", "a small outdoor fire for warmth or cooking")).toBe(false);
});
