import { expect, test } from "vitest";

import { passageParts } from "@/components/questions/read-and-complete/passage-parts";

test("gaps are numbered, and what follows one without a space stays with it", () => {
  expect(
    passageParts([
      { whole: "It rained. " },
      { shown: "We", missing: 1 },
      { whole: ", the " },
      { shown: "bo", missing: 2 },
      { whole: " and " },
      { shown: "I", missing: 2 },
    ]),
  ).toEqual([
    { text: "It rained. " },
    { gap: 0, shown: "We", missing: 1, tail: "," },
    { text: " the " },
    { gap: 1, shown: "bo", missing: 2, tail: "" },
    { text: " and " },
    { gap: 2, shown: "I", missing: 2, tail: "" },
  ]);
});
