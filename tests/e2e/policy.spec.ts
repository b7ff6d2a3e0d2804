import { expect } from "@playwright/test";

import english from "@/content/messages/en.json" with { type: "json" };

import { chromiumFlags } from "../../scripts/test/chromium-flags.mjs";
import { readThrough, test } from "./refusals";

test.use({
  permissions: ["microphone"],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: [...chromiumFlags, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  },
});

test("the rules hold: a script that stands in no page of ours does not run", async ({ page, refused }) => {
  await page.goto("/pricing");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.ran = ''";
    document.body.append(script);
    return "ran" in document.documentElement.dataset;
  });
  expect(ran).toBe(false);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  refused.length = 0;
});

test("the reader's theme is there before the scripts, and going from page to page refuses nothing", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goto("/courses");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator('main a[href*="/courses/det-"]').first().click();
  await page.waitForURL("**/courses/det-*");
  await readThrough(page);
  await page.goBack();
  await expect(page.locator("h1")).toBeVisible();
});

test("a course with its film refuses nothing", async ({ page }) => {
  await page.goto("/de/courses/det-read-and-select-course");
  await readThrough(page);
  const film = page.locator("#film video");
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
});

test("listening, recording oneself and playing both refuses nothing", async ({ page }) => {
  const { Listen } = english;
  await page.goto("/listen");
  const card = page.locator("details[open]").first();
  await card.getByRole("button", { name: Listen.play, exact: true }).click();
  const record = card.getByRole("button", { name: Listen.record });
  await expect(record).toBeEnabled();
  await record.click();
  await page.waitForTimeout(700);
  await card.getByRole("button", { name: Listen.stopRecording }).click();
  await card.getByRole("button", { name: Listen.yours }).click();
  await readThrough(page);
});

test("the outbox refuses nothing", async ({ page }) => {
  expect((await page.goto("/dev/outbox"))?.status()).toBe(200);
  await readThrough(page);
});

test("the description of the API refuses nothing", async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page.locator(".swagger-ui .opblock").first()).toBeVisible({ timeout: 30_000 });
  await page.locator(".opblock-summary-control").first().click();
  await readThrough(page);
});
