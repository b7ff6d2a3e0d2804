import { expect, test } from "@playwright/test";

import { examCreditDays } from "@/lib/core/products";

import { buy } from "./buying";
import { haveAccount } from "./people";
import { stepOf } from "./sitting";

test("a mock exam is bought on its page, and the way leads on to its start", async ({ page, context }) => {
  await haveAccount(page, "sitter");
  await page.goto("/mock-exam");
  // Nothing turns speech into text here: it is said beside the price, and again before the start.
  await expect(page.locator("[data-speech=measured]")).toBeVisible();
  await expect(page.locator('main a[href="/sample-report"]').first()).toBeVisible();
  await expect(page.locator('main a[href="/exam-method"]').first()).toBeVisible();
  await expect(page.locator('main a[href="/app#/exam/start/section"]')).toBeVisible();
  await buy(page, context, "mock-1", new RegExp(String(examCreditDays)));
  await page.getByRole("dialog").locator("button").last().click();
  await page.waitForURL("**/app#/home");
  await page.locator("[data-exams]").click();
  const offer = page.locator("[data-offer=mock]");
  await expect(offer.locator("[data-cost=exam]")).toContainText(/1\D+1/);
  await offer.getByRole("button").click();
  await expect(stepOf(page, "about").locator("[data-unscored]")).toBeVisible();
  await expect(page.locator("[data-next]")).toBeVisible();
});
