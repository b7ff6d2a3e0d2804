import { expect, test } from "vitest";

import { fillFigures } from "@/lib/content/faq-figures";
import { dailyQuestions } from "@/lib/core/free-use";

test("a figure in braces becomes the number of the product, written as the language writes it", () => {
  expect(fillFigures("{guestQuestions} a day", "en")).toBe(`${dailyQuestions.guest} a day`);
  const premium = new Intl.NumberFormat("de").format(dailyQuestions.premium);
  expect(fillFigures("bis zu {premiumQuestions}", "de")).toBe(`bis zu ${premium}`);
});

test("a text with a figure that nobody knows is refused with the names there are", () => {
  expect(() => fillFigures("{anything}", "en")).toThrow(/guestQuestions/);
});
