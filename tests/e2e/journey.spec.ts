import { expect, test } from "@playwright/test";

import { at, newAddress, signUp } from "./people";

for (const locale of ["en", "ja"]) {
  test(`a visitor reads a course, signs up, buys a plan and gets a practice set scored, in ${locale}`, async ({
    page,
    context,
  }) => {
    await page.goto(at(locale, "/courses/det-read-and-select-course"));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("h1")).toHaveCount(1);

    await page.goto(at(locale, "/register?next=") + encodeURIComponent(at(locale, "/pricing")));
    await signUp(page, newAddress("buyer"));
    await page.waitForURL(`**${at(locale, "/pricing")}`);

    const opened = context.waitForEvent("page");
    await page.locator('[data-plan="premium-7d"]').click();
    const payment = await opened;
    await payment.waitForURL("**/dev/pay/**");
    await payment.locator('button[type="submit"]').first().click();
    await payment.waitForURL("**/success/**");

    const dialog = page.getByRole("dialog");
    const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 8);
    await expect(dialog).toContainText(date, { timeout: 30_000 });
    await dialog.getByRole("button").last().click();
    await page.waitForURL(`**${at(locale, "/app")}#/home`);

    await page.goto(at(locale, "/app#/practice"));
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);
    for (let question = 0; question < 5; question += 1) {
      await page.keyboard.press(question % 2 === 0 ? "y" : "n");
      await expect(page.getByRole("status").filter({ has: page.locator("svg") })).toBeVisible();
      if (question === 1) await page.reload();
      else await page.keyboard.press("Enter");
    }
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.getByText(/\d\s?%/).first()).toBeVisible();
  });
}
