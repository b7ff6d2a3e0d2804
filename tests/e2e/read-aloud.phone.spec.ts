import { expect, test } from "@playwright/test";

import { verdict } from "./learn";
import { withMicrophone } from "./microphone";
import { openReading, record, sendButton, task } from "./read-aloud";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 120_000 });

test("on a phone the sentence is read and its result fits the screen", async ({ page }) => {
  const text = await openReading(page, "th");
  await record(page, text);
  await sendButton(page).click();
  await expect(verdict(page).first()).toContainText(/100/, { timeout: 30_000 });
  await expect(task(page).locator("dl dd")).toHaveCount(4);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
