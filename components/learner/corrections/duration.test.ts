import { expect, test } from "vitest";

import { durationIn } from "./duration";

test.each([
  [300, "5 minutes"],
  [75, "75 seconds"],
  [390, "6 minutes, 30 seconds"],
  [43.75, "44 seconds"],
])("%d seconds are said as somebody would say them", (seconds, said) => {
  expect(durationIn("en", seconds)).toBe(said);
});

test("both units are said in the reader's language", () => {
  expect(durationIn("de", 465)).toBe("7 Minuten, 45 Sekunden");
  expect(durationIn("ja", 390)).toMatch(/6\s?分\s?30\s?秒/);
});
