import { expect, test } from "vitest";

import { hasChanged } from "@/lib/services/exams/has-changed";

test("another choice is a change, a first one and the same one are none", () => {
  expect(hasChanged({ choice: 1 }, { choice: 2 })).toBe(true);
  expect(hasChanged({ choice: null }, { choice: 2 })).toBe(false);
  expect(hasChanged({ choice: 2 }, { choice: 2 })).toBe(false);
  expect(hasChanged({ chosen: [1, 2] }, { chosen: [1, 3] })).toBe(true);
});

test("typing on is no change, another word is one", () => {
  expect(hasChanged({ letters: "wea" }, { letters: "weather" })).toBe(false);
  expect(hasChanged({ letters: "wether" }, { letters: "weather" })).toBe(true);
  expect(hasChanged({ letters: "" }, { letters: "weather" })).toBe(false);
  expect(hasChanged(null, { letters: "weather" })).toBe(false);
});
