import { test } from "@playwright/test";

import { practice, readSignUpAndBuy } from "./learn";

for (const locale of ["en", "ja"]) {
  test(`the whole way on a phone, in ${locale}`, async ({ page, context }) => {
    await readSignUpAndBuy(page, context, locale);
    await practice(page, locale, {
      answer: (question) =>
        page
          .locator("fieldset button")
          .nth(question % 2)
          .tap(),
      goOn: () => page.locator("section[aria-label] > div").last().getByRole("button").first().tap(),
    });
  });
}
