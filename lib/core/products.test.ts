import { expect, test } from "vitest";

import { isCreditWaiting, type Product } from "@/lib/core/products";

const all: Product[] = ["mock-exam", "writing-correction", "speaking-correction"];
const without = (...open: Product[]) => all.filter((product) => !open.includes(product));

test.each([
  ["nothing is open", all, false, true],
  ["writing is open and speech is not sold", without("writing-correction"), false, false],
  ["writing is open, but speech is sold and is not open", without("writing-correction"), true, true],
  ["both are open", without("writing-correction", "speaking-correction"), true, false],
  ["speaking alone is open", without("speaking-correction"), false, true],
] as const)("credits for corrections: %s", (_case, inPreparation, isSpeechSold, isWaiting) => {
  expect(isCreditWaiting("correct", { inPreparation, isSpeechSold })).toBe(isWaiting);
});

test("credits for exams have nothing to do with speech", () => {
  for (const isSpeechSold of [true, false]) {
    expect(isCreditWaiting("exam", { inPreparation: without("mock-exam"), isSpeechSold })).toBe(false);
    expect(isCreditWaiting("exam", { inPreparation: all, isSpeechSold })).toBe(true);
  }
});
