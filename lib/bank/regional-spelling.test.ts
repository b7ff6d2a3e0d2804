import { expect, test } from "vitest";

import { regionalPairs } from "@/lib/bank/regional-spelling";

const american = "color center realize traveled catalog defense analyze honorable".split(" ");
const british = "colour centre realise travelled catalogue defence analyse honourable".split(" ");
const others = "filed filled file four letter lettre power tired prize prise surprise surprize".split(" ");
const rare = new Set([...british, "lettre", "surprize"]);
const pairs = regionalPairs(new Set([...american, ...british, ...others]), (word) =>
  rare.has(word) ? 1 : 10,
);

test.for(american.map((word, index) => [word, british[index]] as const))(
  "%s and %s are one word",
  ([here, there]) => {
    expect(pairs.otherForm(here)).toBe(there);
    expect(pairs.otherForm(there ?? "")).toBe(here);
    expect(pairs.isBritish(here)).toBe(false);
  },
);

test.for(["colour", "centre", "realise", "grey", "programme"])("%s is not American", (word) => {
  expect(pairs.isBritish(word)).toBe(true);
});

test.for(["filed", "filled", "four", "letter", "power", "tired", "prize", "surprise"])(
  "%s has one form",
  (word) => {
    expect(pairs.otherForm(word)).toBeNull();
  },
);
