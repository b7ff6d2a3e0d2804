import { expect, test } from "vitest";

import { creditState } from "@/components/learner/corrections/credit-state";

const credits = { left: 0, isUnlimited: false, canTryFree: true };

test("who has credits reads how many, since they are spent before the free try", () => {
  expect(creditState({ ...credits, left: 9 })).toBe("left");
  expect(creditState({ ...credits, left: 9, isUnlimited: true })).toBe("unlimited");
});

test("without credits the free try counts, and after it nothing is left", () => {
  expect(creditState(credits)).toBe("free");
  expect(creditState({ ...credits, canTryFree: false })).toBe("none");
});
