import { expect, test } from "@playwright/test";

import { startSet } from "./learn";

test("on a phone the two answers of a round stay where they are, in the lower half", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 0, "round");
  const buttons = page.locator("fieldset button");
  const places = async () => Promise.all([0, 1].map((index) => buttons.nth(index).boundingBox()));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const [no, yes] = await places();
  const height = page.viewportSize()?.height ?? 0;
  for (const box of [no, yes]) expect(box?.y).toBeGreaterThan(height / 2);
  for (let question = 2; question <= 6; question += 1) {
    await page.waitForTimeout(400);
    await buttons.nth(question % 2).tap();
    await expect(page.locator("section[aria-label] h1")).toContainText(`${question} of 18`);
    expect(await places()).toEqual([no, yes]);
  }
});
