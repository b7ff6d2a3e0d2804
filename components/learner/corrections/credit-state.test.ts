import { expect, test } from "vitest";

import { creditStateOf } from "@/components/learner/corrections/credit-state";

test.each([
  [{ left: 2, isUnlimited: false, canTryFree: true }, "left"],
  [{ left: 0, isUnlimited: false, canTryFree: true }, "free"],
  [{ left: 0, isUnlimited: false, canTryFree: false }, "none"],
  [{ left: 0, isUnlimited: true, canTryFree: true }, "unlimited"],
] as const)("with %j the next correction is paid by what is %s", (credits, state) => {
  expect(creditStateOf(credits)).toBe(state);
});
