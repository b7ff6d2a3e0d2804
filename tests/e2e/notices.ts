import { expect, type Page } from "@playwright/test";

/** The notice of the first visit, which comes after five seconds. */
export const cookieNotice = (page: Page) =>
  page.locator("section.notice").filter({ has: page.locator('a[href$="/cookie"]') });

/** Makes the page's clock one that can be put forward; before the page is opened. */
export const holdClock = (page: Page) => page.clock.install();

/** Puts the clock forward until the notice is there; what is set up late only then begins to count. */
export async function hastenCookieNotice(page: Page) {
  await expect(async () => {
    await page.clock.fastForward(6_000);
    await expect(cookieNotice(page)).toBeVisible({ timeout: 250 });
  }).toPass();
}
