import { expect, test } from "@playwright/test";

import { newAddress } from "./people";

test("the code's step outlives a reload, and asking again at once keeps its field and says the wait", async ({
  page,
}) => {
  const address = newAddress("waiting");
  await page.goto("/register");
  await page.locator('input[name="email"]').fill(address);
  await page.locator('form button[type="submit"]').click();
  const code = page.locator('input[name="code"]');
  await expect(code).toBeVisible();

  await page.reload();
  await expect(code).toBeVisible();
  await expect(page.locator("main")).toContainText(address);

  await page.locator('main form > button[type="button"]').last().click();
  await page.locator('input[name="email"]').fill(address);
  await page.locator('form button[type="submit"]').click();
  await expect(code).toBeVisible();
  await expect(page.locator("main").getByRole("alert")).toHaveCount(0);
  const again = page.locator("form button[disabled]");
  await expect(again).toContainText(/\d/);
});
