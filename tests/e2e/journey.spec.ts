import { test } from "@playwright/test";

import { practice, readSignUpAndBuy } from "./learn";

for (const locale of ["en", "ja"]) {
  test(`a visitor reads a course, signs up, buys a plan and gets a practice set scored, in ${locale}`, async ({
    page,
    context,
  }) => {
    await readSignUpAndBuy(page, context, locale);
    await practice(page, locale, {
      answer: (question) => page.keyboard.press(question % 2 === 0 ? "y" : "n"),
      goOn: () => page.keyboard.press("Enter"),
    });
  });
}
