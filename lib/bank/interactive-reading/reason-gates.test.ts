import { expect, test } from "vitest";

import { firstFailure } from "@/lib/bank/gate";
import { reasonGates } from "@/lib/bank/interactive-reading/reason-gates";
import { ReadingSet } from "@/lib/bank/interactive-reading/sources";

const wrongOnes = (texts: string[], reason: string) => texts.map((text) => ({ text, reason }));
const source = {
  name: "green-cart",
  subject: "work",
  kind: "narrative",
  opening: "We {waited|expected|hoped|wait} for {it|him|them|its}. It {came|come|coming|comes}. ".concat(
    "We {reached|arrived|touched|reach} the {river|rider|riven|rivers}.",
  ),
  openingReasons: Array.from({ length: 5 }, () => ["meaning", "meaning", "form"]),
  before: "The cart had gone.",
  missing: "The cart had four wheels.",
  missingWrong: wrongOnes(["It was old.", "Neither was heard.", "Her horse slept."], "breaks-reference"),
  after: "They were new.",
  highlights: Array.from({ length: 2 }, () => ({ question: "What?", answer: "They were new" })),
  idea: { question: "Which?", right: "A", proof: "new", wrong: wrongOnes(["B", "C", "D"], "not-said") },
  title: { right: "A", proof: "new", wrong: wrongOnes(["B", "C", "D"], "not-said") },
};
const failureOf = (changes: object) => firstFailure(reasonGates, ReadingSet.parse({ ...source, ...changes }));
const reasonAt = (gap: number) => ({
  openingReasons: source.openingReasons.map((reasons, at) =>
    at === gap ? ["preposition", "meaning", "form"] : reasons,
  ),
});

test("where the preposition is what fails, one is among the words quoted", () => {
  expect(failureOf({})).toBeNull();
  expect(failureOf(reasonAt(0))).toBeNull();
  expect(failureOf(reasonAt(3))).toBe("preposition-quoted");
});

test("a sentence that is said to break a reference refers to something", () => {
  const missingWrong = wrongOnes(
    ["The horse slept.", "It was old.", "Neither was heard."],
    "breaks-reference",
  );
  expect(failureOf({ missingWrong })).toBe("reference-named");
  expect(failureOf({ missingWrong: wrongOnes(["A horse slept.", "B.", "C."], "wrong-link") })).toBeNull();
});

test("the wrong form is said of another form of the right word only", () => {
  const withRiver = (choices: string) => ({
    opening: source.opening.replace("{river|rider|riven|rivers}", choices),
  });
  expect(failureOf(withRiver("{river|rider|riven|river's}"))).toBeNull();
  expect(failureOf(withRiver("{river|rivers|riven|rider}"))).toBe("form-of-same-word");
  expect(failureOf(withRiver("{who|rivers|riven|whom}"))).toBeNull();
  // The verb "close" and the adjective are two words.
  expect(failureOf(withRiver("{closer|rivers|riven|closing}"))).toBe("form-of-same-word");
});
