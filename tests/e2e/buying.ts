import { type BrowserContext, expect, type Page } from "@playwright/test";

/** What is asked before the payment page opens. */
export async function agreeAndPay(page: Page) {
  const dialog = page.getByRole("dialog");
  await dialog.locator('input[name="agreed"]').check();
  await dialog.locator("[data-pay]").click();
}

/** Buys a plan on a page that sells it, in whose language somebody is logged in; ends where the success dialog is open. */
export async function buy(page: Page, context: BrowserContext, planId: string, says = /\d{4}-\d{2}-\d{2}/) {
  const opened = context.waitForEvent("page");
  await page.locator(`[data-plan="${planId}"]`).click();
  await agreeAndPay(page);
  const payment = await opened;
  await payment.waitForURL("**/dev/pay/**");
  await payment.locator('button[type="submit"]').first().click();
  await payment.waitForURL("**/success/**");
  const orderId = new URL(payment.url()).pathname.split("/").at(-1) ?? "";
  await expect(page.getByRole("dialog")).toContainText(says, { timeout: 30_000 });
  await payment.close();
  return orderId;
}
