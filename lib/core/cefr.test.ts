import { expect, test } from "vitest";

import { cefrLevels, cefrOf, middleOf } from "@/lib/core/cefr";

test("the middle of a band lies in it, and that of the last one counts to the end of the scale", () => {
  expect(cefrLevels.map((level) => cefrOf(middleOf(level)))).toEqual(cefrLevels);
  expect(cefrLevels.map(middleOf)).toEqual([35, 70, 90, 115, 140, 155]);
});
