import { expect, type Page, test } from "@playwright/test";

import { startSet, verdict } from "./learn";

/** Whether the button lies in the window and nothing lies on it. */
function isFree(page: Page, selector: string) {
  return page
    .locator(selector)
    .last()
    .evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom <= window.innerHeight && top >= 0 && found !== null && button.contains(found);
    });
}

const goOn = "section[aria-label] > div:last-child button:first-child";

for (const [width, height] of [
  [390, 844],
  [375, 667],
] as const) {
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("Submit and Next of a dictation are in sight with nothing on them", async ({ page }) => {
      await page.goto("/app#/practice");
      await startSet(page, 4);
      await page.locator("textarea").fill("a long answer ".repeat(20));
      expect(await isFree(page, goOn)).toBe(true);
      await page.locator(goOn).last().tap();
      await expect(verdict(page)).toBeVisible();
      expect(await isFree(page, goOn)).toBe(true);
    });

    test("both answers and Next of a word are in sight with nothing on them", async ({ page }) => {
      await page.goto("/app#/practice");
      await startSet(page, 0);
      expect(await isFree(page, "fieldset button")).toBe(true);
      await page.locator("fieldset button").last().tap();
      await expect(verdict(page)).toBeVisible();
      expect(await isFree(page, goOn)).toBe(true);
    });
  });
}
