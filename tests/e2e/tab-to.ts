import { expect, type Page } from "@playwright/test";

/** Presses Tab until the wanted element has the focus, and sees that the focus is visible on the way. */
export async function tabTo(page: Page, selector: string) {
  const wanted = page.locator(selector).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return true;
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      return outlineStyle !== "none" || boxShadow !== "none";
    });
    expect(seen).toBe(true);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${selector}.`);
}
