import { expect, test } from "@playwright/test";

import thai from "@/content/messages/th.json" with { type: "json" };

import { haveAccount } from "./people";

test("the app opened with a url goes to that screen", async ({ page }) => {
  await page.goto("/app?url=%2Fpractice");
  await expect(page).toHaveURL(/\/app#\/practice$/);
  await expect(page.locator('main form button[type="submit"]')).toBeVisible();
});

for (const url of ["//evil.example/practice", "https://evil.example/app#/practice", "javascript:alert(1)"]) {
  test(`the app opened with ${url} stays at home`, async ({ page }) => {
    await page.goto(`/app?url=${encodeURIComponent(url)}`);
    await expect(page).toHaveURL(/\/app#\/home$/);
    await expect(page.locator("main h1")).toBeVisible();
  });
}

test("the exams' screen offers the mock exam, with its cost, and one section to try", async ({ page }) => {
  await page.goto("/app#/exam");
  await page.locator("[data-begin]").click();
  await expect(page.locator("[data-offer=mock] [data-cost=exam]")).toBeVisible();
  await expect(page.locator("[data-offer=section]")).toBeVisible();
  await expect(page).toHaveURL(/#\/exam$/);
});

test("logging out stays in the reader's language", async ({ page }) => {
  await haveAccount(page, "thai");
  await page.goto("/th/app#/account");
  await page.locator("main").getByRole("button", { name: thai.Learner.account.logOut, exact: true }).click();
  await page.waitForURL("**/th");
});
