import { readFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { buy } from "./buying";
import { haveAccount, logIn, newAddress, password, startAsUser } from "./people";

async function startAsBuyer(page: Page, name: string) {
  const address = await haveAccount(page, name);
  await page.goto("/pricing");
  return address;
}

test("a purchase has its receipt in the account, and is withdrawn from in two steps", async ({
  page,
  context,
}) => {
  const address = await startAsBuyer(page, "withdrawing");
  const orderId = await buy(page, context, "premium-7d");
  await page.goto("/app#/account");
  const purchase = page.locator("li", { hasText: orderId });
  await purchase.getByRole("link").first().click();
  await page.waitForURL(/#\/account\/receipts\//);
  await expect(page.getByRole("article")).toContainText(orderId);
  await page.goBack();

  await purchase.getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.locator('input[name="name"]')).toBeFocused();
  await dialog.locator('input[name="name"]').fill("Mina Sato");
  await expect(dialog.locator('input[name="email"]')).toHaveValue(address);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toContainText("Mina Sato");
  await dialog.locator("[data-confirm]").click();
  await expect(dialog.getByRole("status")).toContainText(address);
  await page.keyboard.press("Escape");
  await expect(purchase.getByRole("button")).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(purchase.getByRole("link")).toHaveCount(2, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test("the foot of the page leads to the withdrawal, which needs no session", async ({ page }) => {
  await page.goto("/de/courses");
  await page.locator('footer a[href="/de/withdraw"]').click();
  await page.waitForURL("**/de/withdraw");
  const form = page.locator("main form");
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('input[name="name"]')).toBeFocused();
  await form.locator('input[name="name"]').fill("Mina Sato");
  const address = newAddress("nobody");
  await form.locator('input[name="email"]').fill(address);
  await form.locator('input[name="order"]').fill("2026-000001");
  await form.locator('button[type="submit"]').click();
  await page.locator("[data-confirm]").click();
  await expect(page.locator("main").getByRole("status")).toContainText(address);
});

test("a payment that was paid is seen after the login, when the session is gone", async ({
  page,
  context,
}) => {
  const address = await startAsBuyer(page, "returning");
  const orderId = await buy(page, context, "premium-3d");
  const other = await context.browser()?.newContext();
  const stranger = await other?.newPage();
  if (!other || !stranger) throw new Error("There is no second browser.");
  await stranger.goto(new URL(`/success/${orderId}`, page.url()).href);
  await stranger.locator('main a[href^="/login?next="]').click();
  await stranger.waitForURL("**/login?next=**");
  await logIn(stranger.locator("main"), address);
  await stranger.waitForURL(`**/success/${orderId}`);
  await expect(stranger.getByRole("status")).toContainText(/\d{4}-\d{2}-\d{2}/);
  await other.close();
});

test("the name is kept, and the data can be taken along", async ({ page }) => {
  const address = await startAsUser(page);
  await page.goto("/app#/account");
  const name = page.locator('input[name="nickname"]');
  await name.fill("Mina S.");
  await name.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /\S/ }).first()).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("Mina S.");

  const loaded = page.waitForEvent("download");
  await page.locator("[data-export]").click();
  const download = await loaded;
  expect(download.suggestedFilename()).toBe("bandwise-export.json");
  const exported = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(exported.account).toMatchObject({ email: address, nickname: "Mina S." });
});

test("another device is seen and logged out", async ({ page, context }) => {
  const address = await startAsUser(page);
  const other = await context.browser()?.newContext();
  const second = await other?.newPage();
  if (!other || !second) throw new Error("There is no second browser.");
  await second.goto(new URL("/login?next=%2Fapp%23%2Faccount", page.url()).href);
  await logIn(second.locator("main"), address);
  await second.waitForURL("**/app#/account");
  await page.goto("/app#/account");
  const devices = page.locator("[data-devices] li");
  await expect(devices).toHaveCount(2);
  await devices.getByRole("button").click();
  await expect(devices).toHaveCount(1);
  await second.reload();
  await second.waitForURL("**/login?next=**");
  await other.close();
});

test("an account is deleted after two questions, and nobody can log in to it again", async ({ page }) => {
  const address = await startAsUser(page);
  await page.goto("/app#/account");
  await page.locator("[data-delete]").click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button").last().click();
  await dialog.locator('input[name="password"]').fill("not the right one at all");
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.getByRole("alert")).not.toBeEmpty();
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.locator('button[type="submit"]').click();
  await expect(page.locator("main").getByRole("status").filter({ hasText: address })).toBeVisible();
  await page.goto("/login");
  await logIn(page.locator("main"), address);
  await expect(page.locator("main").getByRole("alert")).not.toBeEmpty();
});
