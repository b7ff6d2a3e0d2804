import { expect } from "@playwright/test";

import { startSet, verdict } from "./learn";
import { test } from "./refusals";

test("Enter sends a gap that is filled, and not an empty one", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 1);
  await page.keyboard.press("Enter");
  await expect(page.locator("section[aria-label] input")).toBeVisible();
  await page.keyboard.type("e");
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toBeVisible();
});

test("a browser loads the player of the task on the screen and no other", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/_next/static/chunks/")) scripts.push(await response.text());
  });
  await page.goto("/app#/practice");
  await startSet(page, 0);
  await page.waitForLoadState("networkidle");
  // Names that only the players themselves hold: keys of their messages.
  const loaded = (mark: string) => scripts.some((script) => script.includes(mark));
  await expect.poll(() => loaded("Questions.read-and-select")).toBe(true);
  expect(loaded("Questions.fill-in-the-blanks")).toBe(false);
  expect(loaded("Questions.read-and-complete")).toBe(false);
  expect(loaded("Questions.interactive-reading")).toBe(false);
  expect(loaded("Questions.listen-and-type")).toBe(false);
  expect(loaded("Questions.interactive-listening")).toBe(false);
});

test("an answer of an older version of the app is sent when the app opens", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 0);
  const setId = page.url().split("/").at(-1);
  const sent = page.waitForResponse((response) => response.url().endsWith("/practice/answers"));
  await page.evaluate((id) => {
    const kept = [{ setId: id, position: 3, answer: { saidReal: true }, millis: 900 }];
    localStorage.setItem("20180428_bandwise_answers", JSON.stringify(kept));
  }, setId);
  await page.reload();
  expect((await sent).ok()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("20180428_bandwise_answers"))).toBeNull();
});

test("keys that answer alone can be turned off", async ({ page }) => {
  await page.goto("/app#/account");
  await page.locator('input[name="single-keys"]').uncheck();
  await page.goto("/app#/practice");
  await startSet(page, 0);
  await page.keyboard.press("y");
  await page.waitForTimeout(500);
  await expect(page.locator("section[aria-label] legend")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(verdict(page)).toBeVisible();
});
