import { expect, test } from "@playwright/test";

test("a visitor has a text corrected on the page, by keyboard, and opens it in the app", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de/writing-ai-correction");
  const field = page.locator("#try-text");
  const result = page.locator("[data-try-result]");
  await field.focus();
  await field.pressSequentially("She go to school every day and she have many friends.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(result.locator("mark").first()).toBeVisible({ timeout: 30_000 });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await expect(result.locator("mark").first()).toBeInViewport();
  await expect(result.locator('[id^="own-note-"]').first()).toBeVisible();
  const app = result.locator('a[href*="/app#/corrections/"]');
  await app.click();
  await expect(page.locator('[data-part="text"]')).toBeVisible({ timeout: 30_000 });
});

test("nothing is sent without a text", async ({ page }) => {
  await page.goto("/writing-ai-correction");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/corrections")) calls.push(request.url());
  });
  const form = page.locator("form").filter({ has: page.locator("#try-text") });
  await form.locator('button[type="submit"]').click();
  await expect(page.locator("#try-text")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#try-text")).toBeFocused();
  expect(calls).toEqual([]);
});
