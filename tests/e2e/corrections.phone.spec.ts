import { expect, type Page } from "@playwright/test";

import { test } from "./own-device";

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

async function expectNoOverflow(page: Page) {
  const { whole, seen } = await page.evaluate(() => ({
    whole: document.documentElement.scrollWidth,
    seen: window.innerWidth,
  }));
  expect(whole).toBeLessThanOrEqual(seen);
}

test("on a phone a picture is written about and looked at closely, and its result fits the screen", async ({
  page,
}) => {
  // The engine starts with the first text that comes, which takes a while on a busy machine.
  test.setTimeout(120_000);
  await page.goto("/de/app#/corrections");
  await page.locator("[data-begin]").tap();
  await page.locator('[data-task-link="write-about-the-photo"]').tap();
  await expect(page.locator("[data-prompt]").first()).toBeVisible();
  await expectNoOverflow(page);
  await page.locator("[data-prompt]").first().tap();
  await page.locator("[data-start]").tap();
  const picture = page.locator("figure img");
  const width = (await picture.boundingBox())?.width ?? 0;
  await page.locator("figcaption").getByRole("button").last().tap();
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.4);
  await page.locator("figcaption").getByRole("button").first().tap();
  await expect(picture).toHaveCount(0);
  await expectNoOverflow(page);
  await page
    .locator("textarea")
    .fill(
      "i see a woman with a red umbrella and a child in a yellow coat. A man is running to the bus because it is raining " +
        "very hard. i think that the old man at the bus stop is reading a newspaper and does not see them at all.",
    );
  await page.locator("[data-submit]").tap();
  await expect(part(page, "score")).toBeVisible({ timeout: 60_000 });
  await expectNoOverflow(page);
  await part(page, "text").locator('span[role="button"]').first().tap();
  await expect(page.locator("[data-fix]")).toBeInViewport();
});
