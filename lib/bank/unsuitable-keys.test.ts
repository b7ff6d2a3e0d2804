import { expect, test } from "vitest";

import { isUnsuitableKey } from "@/lib/bank/unsuitable-keys";

test.for(
  "cemetery shrapnel guerrilla inmate pulpit prayers romantic lager harass epilepsy beggar fortnight murder".split(
    " ",
  ),
)("%s is not asked for", (word) => {
  expect(isUnsuitableKey(word)).toBe(true);
});

test.for(
  "deadline captivate vineyard perishable cryptic petroleum template angle insure polite convenient".split(
    " ",
  ),
)("%s may be", (word) => {
  expect(isUnsuitableKey(word)).toBe(false);
});
