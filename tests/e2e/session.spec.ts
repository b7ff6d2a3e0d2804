import { expect, test } from "@playwright/test";

import { startSet, verdict } from "./learn";
import { endSessionElsewhere, logIn, startAsUser } from "./people";

test("a session that ends in the middle of a set asks to log in in place, and then the answer is sent", async ({
  page,
}) => {
  const address = await startAsUser(page);
  await startSet(page, 0);
  const set = page.url();
  await endSessionElsewhere(page);

  await page.keyboard.press("y");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator('input[name="password"]')).toBeVisible();
  await logIn(dialog, address);

  await expect(verdict(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(set);
  await page.reload();
  await expect(page.locator("section[aria-label] h1")).toContainText("2");
});

test("after a log-out elsewhere Start asks an account to log in, and makes no guest of it", async ({
  page,
}) => {
  const address = await startAsUser(page);
  await endSessionElsewhere(page);
  const guests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/common/guest")) guests.push(request.url());
  });

  await page.locator('form button[type="submit"]').click();
  await page.waitForURL("**/login?next=**");
  await expect(page.locator("main")).toContainText(/logged out/i);
  await logIn(page.locator("main form"), address);
  await page.waitForURL("**/app#/practice");
  expect(guests).toEqual([]);
});

test("whoever chooses to go on as a guest after that is one", async ({ page }) => {
  await startAsUser(page);
  await endSessionElsewhere(page);
  await page.reload();
  await page.waitForURL("**/login?next=**");
  await page.locator('main a[href="/app#/practice"]').click();
  await page.waitForURL("**/app#/practice");
  await startSet(page, 0);
});

test("who never began a set is asked to log in for it", async ({ page }) => {
  await page.goto("/app#/practice/01980d5e-7c00-7000-8000-000000000001");
  await expect(page.locator('main a[href^="/login?next="]')).toBeVisible();
});
