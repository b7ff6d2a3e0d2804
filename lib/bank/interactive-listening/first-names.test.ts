import { expect, test } from "vitest";

import { isFirstName, withoutFirstNames } from "@/lib/bank/interactive-listening/first-names";

test("people are left out wherever they stand, and nothing else is", () => {
  const text = "Hassan here, with Ayşe. Marek's lamp is Hassan's. March is cold, and Will you come?";
  expect(withoutFirstNames(text).split(/\s+/).filter(Boolean).join(" ")).toBe(
    "here, with . lamp is . March is cold, and Will you come?",
  );
  expect(["Hassan", "hassan", "March"].map(isFirstName)).toEqual([true, false, false]);
});
