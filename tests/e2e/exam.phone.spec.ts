import { expect, type Page, test } from "@playwright/test";

import { leaveEmptyUntil } from "./exam-by-calls";
import { exam, openOffer, startButton, walkIn } from "./sitting";

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
  await openOffer(page, "short-reading", "/th");
  await expect(page.locator("[data-phone]")).toBeVisible();
  await expectNoOverflow(page);
  await walkIn(page);
  await expectNoOverflow(page);
  await startButton(page).tap();
  await expect(page.locator("[data-exam] fieldset button").last()).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);

  // A long name, its place among its like, and two ways out in one line.
  await leaveEmptyUntil(page, "read-and-complete");
  await exam(page).locator("[data-language=th]").tap();
  await startButton(page).tap();
  await expect(exam(page).locator("input").first()).toBeVisible();
  await expectNoOverflow(page);
});
