import { expect, type Page, test } from "@playwright/test";

import { startSet, verdict } from "./learn";

async function reviewOfGap(page: Page, locale: string) {
  await page.goto(`/${locale}/app#/practice`);
  await startSet(page, 1);
  await page.keyboard.type("e");
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toBeVisible();
}

const sentence = (page: Page) => page.locator('[data-task] p[lang="en"]').first();

test("a tap on a word of a review opens what it means, and says it", async ({ page }) => {
  await reviewOfGap(page, "de");
  const word = (await sentence(page).locator("mark").textContent()) ?? "";
  await sentence(page).locator("mark").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toHaveText(word.toLowerCase());
  await expect(dialog.locator("dt").first()).toBeVisible();
  const audio = page.waitForResponse((response) => response.url().includes("/audio?"));
  await dialog.getByRole("button").last().click();
  expect((await audio).ok()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the keyboard finds a word in the list by its first letters", async ({ page }) => {
  await reviewOfGap(page, "ja");
  const word = ((await sentence(page).locator("mark").textContent()) ?? "").toLowerCase();
  const opener = page.locator("[data-task] button").filter({ has: page.locator("svg.lucide-search") });
  await opener.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("listbox");
  await expect(list.getByRole("option").first()).toBeFocused();
  await page.keyboard.type(word);
  await expect(list.getByRole("option", { name: word, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading")).toHaveText(word);
});

test("what was typed is no word to look up, nor is the text around the English", async ({ page }) => {
  await reviewOfGap(page, "en");
  await page.locator("[data-typed]").click();
  await page.locator("[data-task] section h3").last().click();
  await expect(page.getByRole("dialog")).toBeHidden();
});
