import { expect, type Page, test } from "@playwright/test";

import { startSet } from "./learn";

const task = "section[aria-label]";
const goOn = `${task} > div:last-child button:first-child`;
const gaps = (page: Page) => page.locator(`${task} [translate=no] input`);

/** Whether the whole of it lies in the window, with nothing on it. */
function isSeen(page: Page, selector: string, index = 0) {
  return page
    .locator(selector)
    .nth(index)
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        top >= 0 &&
        bottom <= window.innerHeight &&
        found !== null &&
        (element.contains(found) || found.contains(element))
      );
    });
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [wide, high] of [
  [390, 844],
  [375, 667],
] as const) {
  test.describe(`${wide} x ${high}`, () => {
    test.use({ viewport: { width: wide, height: high } });

    test("a conversation by touch: clock and Submit stay in sight, replies are large", async ({ page }) => {
      await page.goto("/app#/practice");
      await startSet(page, 5);
      await page.locator(`${task} [translate=no] ~ div button, ${task} p ~ div button`).first().tap();
      for (const gap of await gaps(page).all()) {
        await gap.fill("something");
        expect((await gap.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
      }
      expect(await isSeen(page, goOn)).toBe(true);
      expect(await width(page)).toBe(wide);
      await page.locator(goOn).tap();

      const labels = page.locator(`${task} fieldset label`);
      await expect(labels).toHaveCount(4);
      for (let turn = 0; turn < 2; turn += 1) {
        await expect(page.locator(`${task} ol[tabindex="0"] > li`)).toHaveCount(2 * turn + 1);
        for (const label of await labels.all()) {
          await label.scrollIntoViewIfNeeded();
          expect((await label.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
        }
        await labels.last().tap();
        expect(await isSeen(page, '[role="timer"]')).toBe(true);
        expect(await isSeen(page, goOn)).toBe(true);
        expect(await width(page)).toBe(wide);
        await page.locator(goOn).tap();
      }
    });
  });
}
