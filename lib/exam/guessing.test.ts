import { expect, test } from "vitest";

import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { sitSmall, smallOffer } from "@/lib/exam/exam.fixture";
import { isNoBetterThanGuessing } from "@/lib/exam/guessing";
import { turnsOf } from "@/lib/exam/state";

const blueprint = blueprints.section;

/** Whether somebody who finds no missing word, and restores this share of a text, is taken for a guesser. */
function isGuesser(restored: number): boolean {
  const state = sitSmall({ ...smallOffer(), blueprint }, "a", (sitting, at) => {
    const [item] = turnsOf(sitting)[at]?.asked.items ?? [];
    return { state: "share", share: item?.id.startsWith("read-and-complete") ? restored : 0 };
  });
  return isNoBetterThanGuessing(state, blueprint, ["reading"]);
}

test("a fifth of a text restored is no guess, however many missing words were not found; a common word here and there is", () => {
  expect(isGuesser(0.2)).toBe(false);
  expect(isGuesser(0.04)).toBe(true);
});
