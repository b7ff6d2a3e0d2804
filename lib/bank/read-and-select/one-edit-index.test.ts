import fc from "fast-check";
import { expect, test } from "vitest";

import { oneEditIndex } from "@/lib/bank/read-and-select/one-edit-index";
import { editDistance } from "@/lib/questions/edit-distance";

const listed = ["garden", "letter", "stone", "sing"];
const index = oneEditIndex(listed);

test.for(["garden", "gardan", "gaden", "gardens", "agrden", "tone", "stones", "sign"])(
  "%s is near",
  (word) => {
    expect(index.isNear(word)).toBe(true);
  },
);

test.for(["gradne", "latte", "stein", "gins", "nothing"])("%s is not", (word) => {
  expect(index.isNear(word)).toBe(false);
});

test("every word at distance 1 is found, and every word found is at distance 2 at most", () => {
  const word = fc.string({
    unit: fc.constantFrom("s", "t", "o", "n", "e", "i", "g"),
    minLength: 2,
    maxLength: 7,
  });
  fc.assert(
    fc.property(word, (candidate) => {
      const nearest = Math.min(...listed.map((other) => editDistance(candidate, other)));
      if (nearest <= 1) expect(index.isNear(candidate)).toBe(true);
      if (nearest > 2) expect(index.isNear(candidate)).toBe(false);
    }),
  );
});
