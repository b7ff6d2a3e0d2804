import { expect, type Page, test } from "@playwright/test";

import { startSet, verdict } from "./learn";

const task = "section[aria-label]";
const selects = (page: Page) => page.locator(`${task} [translate=no] select`);
const radios = (page: Page) => page.locator(`${task} input[type=radio]`);
const words = (page: Page) => page.locator(`${task} [data-word]`);
const marked = (page: Page) => page.locator(`${task} [data-word].bg-mark`);
const button = `${task} > div:last-child button:first-child`;

/** Whether the whole of it lies in what is seen, with nothing on it. */
function isSeen(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isFree = found !== null && (element.contains(found) || found.contains(element));
      return top >= 0 && bottom <= window.innerHeight && isFree;
    });
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function expectFrame(page: Page) {
  expect(await isSeen(page, '[role="timer"]')).toBe(true);
  expect(await isSeen(page, button)).toBe(true);
  expect(await width(page)).toBe(page.viewportSize()?.width);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
]) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test("a reading set is done by touch, with the clock and the button in sight", async ({ page }) => {
      await page.goto("/app#/practice");
      await startSet(page, 3);
      const total = await selects(page).count();
      for (let gap = 0; gap < total; gap += 1) {
        await selects(page).nth(gap).selectOption({ index: 1 });
        await expectFrame(page);
      }
      await page.locator(button).tap();

      await expect(radios(page)).toHaveCount(4);
      await radios(page).nth(2).locator("xpath=..").tap();
      const tabs = page.getByRole("tab");
      await expect(tabs).toHaveCount(2);
      await tabs.first().tap();
      await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await expect(page.getByRole("tabpanel").locator("p").first()).toBeVisible();
      await expectFrame(page);
      await tabs.last().tap();
      await expect(radios(page).nth(2)).toBeChecked();
      await page.locator(button).tap();

      for (let highlight = 0; highlight < 2; highlight += 1) {
        await expect(marked(page)).toHaveCount(0);
        await words(page).nth(4).tap();
        await words(page).nth(7).tap();
        await expect(marked(page)).toHaveCount(4);
        await words(page).last().scrollIntoViewIfNeeded();
        await expectFrame(page);
        await page.locator(button).tap();
      }

      for (let step = 0; step < 2; step += 1) {
        await expect(radios(page).and(page.locator(":checked"))).toHaveCount(0);
        await radios(page).first().locator("xpath=..").tap();
        await expectFrame(page);
        await page.locator(button).tap();
      }
      await expect(verdict(page)).toHaveCount(6);
      expect(await width(page)).toBe(viewport.width);
    });
  });
}
