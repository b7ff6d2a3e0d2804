import { expect, type Page, test } from "@playwright/test";

import { openOffer, startButton, walkIn } from "./sitting";

async function expectNoOverflow(page: Page) {
  const { whole, seen } = await page.evaluate(() => ({
    whole: document.documentElement.scrollWidth,
    seen: window.innerWidth,
  }));
  expect(whole).toBeLessThanOrEqual(seen);
}

test("on a phone the exams are in the bar", async ({ page }) => {
  await page.goto("/app#/practice");
  await page.locator('nav a[href="#/exam"]').tap();
  await expect(page).toHaveURL(/#\/exam$/);
  await expect(page.locator("[data-begin]")).toBeVisible();
  await expectNoOverflow(page);
});

test("on a phone an exam says that the real test needs a computer, and fits the screen", async ({ page }) => {
  await openOffer(page, "section", "/th");
  await expect(page.locator("[data-phone]")).toBeVisible();
  await expectNoOverflow(page);
  await walkIn(page);
  await expectNoOverflow(page);
  await startButton(page).tap();
  await expect(page.locator("[data-exam] fieldset button").last()).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
});
