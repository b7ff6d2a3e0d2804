import { expect, test } from "@playwright/test";

test("a prompt that is no longer on offer leads to another one of its task, and to all of them", async ({
  page,
}) => {
  await page.goto("/app#/corrections");
  await page.locator("[data-begin]").click();
  await expect(page.locator("[data-task-link]").first()).toBeVisible();
  await page.goto("/app#/corrections/new/writing-sample/no-such-prompt");
  await expect(page.locator("[data-withdrawn]")).toBeVisible();
  await expect(page.locator('[data-withdrawn] a[href$="/new/writing-sample"]')).toBeVisible();
  await page.locator("[data-another]").press("Enter");
  await expect(page).toHaveURL(/#\/corrections\/new\/writing-sample\/(?!no-such)[a-z0-9-]+$/);
  await expect(page.locator("[data-withdrawn]")).toHaveCount(0);
});

test("a set that cannot be made offers a choice instead of another try", async ({ page }) => {
  await page.goto("/app#/practice/begin/course:no-such-course/read-and-select/mixed");
  await page.locator("[data-instead]").press("Enter");
  await expect(page).toHaveURL(/#\/practice$/);
  await expect(page.locator('input[name="type"]').first()).toBeVisible();
});
