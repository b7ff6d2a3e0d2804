import { expect, test } from "@playwright/test";

import { startSet, verdict } from "./learn";
import { newAddress, signUp } from "./people";

test("every screen of the app names itself, and a finished set shows all its answers", async ({ page }) => {
  await page.goto("/app#/practice");
  await expect(page.locator('main form button[type="submit"]')).toBeVisible();
  await expect(page).toHaveTitle(/ \| Bandwise$/);
  const names = [await page.title()];
  await page.locator('nav a[href="#/history"]').first().click();
  await expect(page.locator("main h1")).toBeVisible();
  names.push(await page.title());
  await page.locator('nav a[href="#/practice"]').first().click();
  await startSet(page, 0);
  names.push(await page.title());
  for (let question = 0; question < 5; question += 1) {
    await page.locator("section[aria-label] fieldset button").last().click();
    await expect(verdict(page)).toBeVisible();
    await page.locator("section[aria-label] > div:last-child button").first().click();
  }
  await expect(page.locator("main h2")).not.toHaveCount(0);
  names.push(await page.title());
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^.+ \| Bandwise$/);
  await expect(verdict(page)).toHaveCount(5);
});

test("a question that was left goes on with its clock, and a pause gives no play back", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 0);
  const left = async () => Number(/\d+/.exec((await page.getByRole("timer").textContent()) ?? "")?.[0]);
  await expect.poll(left).toBeLessThan(5);
  const before = await left();
  await page.reload();
  await expect(page.getByRole("timer")).toBeVisible();
  expect(await left()).toBeLessThanOrEqual(before);
});

test("who sends an answer by the keyboard sees where the focus went", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 1);
  await page.locator("section[aria-label] input").pressSequentially("ab");
  await page.keyboard.press("Control+Enter");
  await expect(verdict(page)).toBeVisible();
  const next = page.locator("section[aria-label] > div:last-child button").first();
  await expect(next).toBeFocused();
  expect(await next.evaluate((button) => button.matches(":focus-visible"))).toBe(true);
});

test("the first letter of a gap moves nothing of its line", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 1);
  const line = page.locator("section[aria-label] p[translate=no]");
  await expect(line).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await line.boundingBox();
  await page.locator("section[aria-label] input").pressSequentially("a");
  expect(await line.boundingBox()).toEqual(before);
});

test("a page that is not there leads on in the reader's language", async ({ page }) => {
  await page.goto("/de/there-is-no-such-page");
  for (const path of ["/de/search", "/de/practice", "/de/courses"])
    await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
});

test("the names of courses do not repeat what they are for", async ({ page }) => {
  await page.goto("/ja/courses");
  const names = await page.locator("main article h3").allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).not.toMatch(/DET|Duolingo|：/);
});

test("Japanese headings break between phrases in every browser", async ({ page }) => {
  await page.goto("/ja/courses/det-listening-words");
  const heading = page.locator(".prose h2:has(wbr)").first();
  await expect(heading).toHaveCSS("word-break", "keep-all");
  expect(await page.locator(".prose h2:has(wbr), h1:has(wbr)").count()).toBeGreaterThan(3);
});

test("a long name without a space widens no screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ja/register?next=%2Fja%2Fapp%23%2Fhome");
  await page.locator('input[name="email"]').fill(newAddress("a-very-long-address-that-does-not-end-so-soon"));
  const address = await page.locator('input[name="email"]').inputValue();
  await page.route("**/api/common/register", async (route) => {
    const body = { ...route.request().postDataJSON(), nickname: "W".repeat(40) };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await signUp(page, address);
  await expect(page.locator("main h1")).toContainText("WWWW");
  for (const screen of ["home", "account"]) {
    await page.goto(`/ja/app#/${screen}`);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("main")).toContainText(screen === "home" ? "WWWW" : address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
