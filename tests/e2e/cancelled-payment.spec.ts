import { expect, test } from "@playwright/test";

import { agreeAndPay } from "./buying";
import { haveAccount } from "./people";

test("a cancelled payment ends its waiting, and choosing again watches one order once", async ({
  page,
  context,
}) => {
  await haveAccount(page, "hesitant");
  await page.goto("/pricing");
  let looks = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/stripe/status")) looks += 1;
  });
  const plan = page.locator('[data-plan="premium-7d"]');
  const dialog = page.getByRole("dialog");

  async function choose() {
    const opened = context.waitForEvent("page");
    await plan.click();
    await agreeAndPay(page);
    const payment = await opened;
    await payment.waitForURL("**/dev/pay/**");
    await expect(dialog).toBeVisible();
    return payment;
  }

  const first = await choose();
  const closed = first.waitForEvent("close");
  await first.locator("a.cancel").click();
  await closed;
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('p[role="alert"]:not(:empty)')).toBeVisible();
  await expect(plan).toBeEnabled();

  // A dialog that was closed watches nothing any more.
  await choose();
  await dialog.getByRole("button").first().click();
  await expect(dialog).toHaveCount(0);
  looks = 0;
  await page.waitForTimeout(2_500);
  expect(looks).toBe(0);

  await choose();
  looks = 0;
  await page.waitForTimeout(4_500);
  expect(looks).toBeGreaterThan(1);
  expect(looks).toBeLessThan(6);
});

test("a payment page that was closed is not waited for as if it were open", async ({ page, context }) => {
  await haveAccount(page, "closing");
  await page.goto("/pricing");
  const opened = context.waitForEvent("page");
  await page.locator('[data-plan="premium-7d"]').click();
  await agreeAndPay(page);
  const payment = await opened;
  await payment.waitForURL("**/dev/pay/**");
  const dialog = page.getByRole("dialog");
  const before = await dialog.getByRole("status").textContent();
  await payment.close();
  await expect(dialog.getByRole("status")).not.toHaveText(before ?? "");
  await expect(dialog.getByRole("button")).toHaveCount(2);
});
