import { expect } from "@playwright/test";

import { test } from "./own-device";

test("the form that is free says what a correction was, and takes nothing once the free try is used", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/writing-ai-correction");
  const field = page.locator("#try-text");
  const result = page.locator("[data-try-result]");
  const send = page.locator("form").filter({ has: field }).locator('button[type="submit"]');
  await field.fill("She go to school every day, and she have many friends there who like to read books.");
  await send.click();
  await expect(result.locator('[data-charge="try"]')).toBeVisible({ timeout: 60_000 });

  await field.fill("He have a dog and two cat, and they plays in the garden when the weather are good.");
  await send.click();
  await expect(result.getByRole("alert")).toBeVisible({ timeout: 60_000 });
  await expect(result.locator('a[href$="#/corrections/new/free-text"]')).toBeVisible();
});
