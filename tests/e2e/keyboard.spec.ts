import { expect, test } from "@playwright/test";

import { tabTo } from "./tab-to";

test("a guest gets from the home page into a round with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);

  await tabTo(page, 'main a[href*="/app"]');
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/app/);
  await page.goto("/app#/practice");
  await tabTo(page, 'form button[type="submit"]');
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);
  for (const [question, key] of [
    [1, "y"],
    [2, "ArrowLeft"],
    [3, "n"],
  ]) {
    await expect(page.locator("section[aria-label] h1")).toContainText(`${question} of 18`);
    await page.waitForTimeout(400);
    await page.keyboard.press(String(key));
  }
  await expect(page.locator("section[aria-label] h1")).toContainText("4 of 18");
});

test("the products menu opens, is left with Escape, and gives the focus back", async ({ page }) => {
  await page.goto("/");
  const menu = page.locator("header details[data-menu]").first();
  await tabTo(page, "header details[data-menu] summary");
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("open", "");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open", "");
  const isBack = await menu.locator("summary").evaluate((element) => element === document.activeElement);
  expect(isBack).toBe(true);
});
