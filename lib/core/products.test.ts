import { expect, test } from "vitest";

import { correctionsSold, isCreditWaiting, type Product } from "@/lib/core/products";

const all: Product[] = ["mock-exam", "writing-correction", "speaking-correction"];

test("credits wait as long as what opens them is in preparation", () => {
  expect(isCreditWaiting("correct", { inPreparation: all })).toBe(true);
  expect(isCreditWaiting("exam", { inPreparation: all })).toBe(true);
  expect(isCreditWaiting("exam", { inPreparation: ["writing-correction"] })).toBe(false);
});

test("credits for corrections open with writing, whatever becomes of speaking", () => {
  expect(isCreditWaiting("correct", { inPreparation: ["mock-exam", "speaking-correction"] })).toBe(false);
  expect(isCreditWaiting("correct", { inPreparation: ["speaking-correction", "writing-correction"] })).toBe(
    true,
  );
  expect(isCreditWaiting("correct", { inPreparation: [] })).toBe(false);
});

test("they are said to be for writing where nothing turns speech into text", () => {
  expect(correctionsSold(false)).toBe("writing");
  expect(correctionsSold(true)).toBe("all");
});
