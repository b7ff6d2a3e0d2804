import { expect, type Page, test } from "@playwright/test";

import { startSet, verdict } from "./learn";

const gaps = (page: Page) => page.locator("section[aria-label] [lang=en] input");
const button = "section[aria-label] > div:last-child button:first-child";

/** A keyboard on the screen, as phones tell of it: the seen part of the page is shorter. */
async function showKeyboard(page: Page, height: number) {
  await page.evaluate((covered) => {
    const view = window.visualViewport;
    if (!view) throw new Error("No visual viewport.");
    Object.defineProperty(view, "height", { configurable: true, value: window.innerHeight - covered });
    view.dispatchEvent(new Event("resize"));
  }, height);
}

/** Whether the whole of it lies in what is seen, with nothing on it. */
function isSeen(page: Page, selector: string, index: number) {
  return page
    .locator(selector)
    .nth(index)
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const seen = window.visualViewport?.height ?? window.innerHeight;
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        top >= 0 && bottom <= seen && found !== null && (element.contains(found) || found.contains(element))
      );
    });
}

// With a tall keyboard the end of a short passage comes into sight only if the page grows by what is covered.
for (const [width, height, keyboard] of [
  [390, 844, 400],
  [375, 667, 260],
] as const) {
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("the gap, the clock and Submit are in sight with the keyboard up", async ({ page }) => {
      await page.goto("/app#/practice");
      await startSet(page, 2);
      await gaps(page).first().tap();
      await showKeyboard(page, keyboard);
      const total = await gaps(page).count();
      for (let gap = 0; gap < total; gap += 1) {
        await expect(gaps(page).nth(gap)).toBeFocused();
        await page.keyboard.type("e");
        await expect.poll(() => isSeen(page, "section[aria-label] [lang=en] input", gap)).toBe(true);
        expect(await isSeen(page, '[role="timer"]', 0)).toBe(true);
        expect(await isSeen(page, button, 0)).toBe(true);
        await page.keyboard.press("Enter");
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.locator(button).tap();
      await expect(verdict(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
