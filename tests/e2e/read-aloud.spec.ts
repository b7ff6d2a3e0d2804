import { expect } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { agree } from "./consents";
import { withMicrophone } from "./microphone";
import {
  openReading,
  question,
  record,
  recordButton,
  sendButton,
  sentence,
  stopButton,
  task,
} from "./read-aloud";
import { verdict } from "./learn";
import { test } from "./refusals";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 120_000 });

test("a sentence is read by keys alone, and its result shows words, points and both voices", async ({
  page,
}) => {
  const text = await openReading(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await record(page, text, { byKey: true });
  await page.keyboard.press("Control+Enter");
  await expect(verdict(page).first()).toContainText(/\d+ .*100/, { timeout: 30_000 });
  const words = sentence(page).locator("button");
  expect(await words.count()).toBeGreaterThan(5);
  await expect(task(page).locator("dl dd")).toHaveCount(4);
  await expectNoViolations(page);

  const fetched = page.waitForResponse((response) => /\/api\/uploads\/[0-9a-f-]{36}$/.test(response.url()));
  await words.first().click();
  expect((await fetched).status()).toBe(200);
  // While the word is heard, the button beside it stops it.
  await page.waitForTimeout(2_000);
  await task(page)
    .locator("button", { has: page.locator(".lucide-play") })
    .click();
  await expect(stopButton(page)).toBeVisible();
});

test("what was recorded is offered again after a reload, waits for the connection, and its result says when the recording is gone", async ({
  page,
  context,
}) => {
  const text = await openReading(page);
  await record(page, text);
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(task(page).getByRole("status").filter({ hasText: /\w/ }).last()).toBeVisible();
  await page.waitForTimeout(1_000);
  await page.route(/\/api\/uploads\/[0-9a-f-]{36}$/, (route) =>
    route.request().method() === "HEAD" ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await context.setOffline(false);
  await expect(verdict(page).first()).toContainText(/100/, { timeout: 60_000 });
  await expect(sentence(page).locator("button")).toHaveCount(0);
  await expect(task(page).locator(".lucide-trash-2")).toHaveCount(0);
});

test("who cannot be heard is told before it is sent and after it, and reads again for nothing", async ({
  page,
}) => {
  const text = await openReading(page);
  await record(page, "");
  await expect(task(page).getByRole("alert").first()).toBeVisible();
  await sendButton(page).click();
  const again = page.locator("[data-buttons] button").nth(1);
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expect(verdict(page).first()).not.toContainText("100");
  await again.click();
  await expect(recordButton(page)).toBeEnabled();
  await record(page, text);
  await sendButton(page).click();
  await expect(verdict(page).first()).toContainText(/100/, { timeout: 30_000 });
});

test("before the microphone is asked for, who reads is told what becomes of it, and may refuse, skip and change their mind", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) => {
      document.documentElement.dataset["asked"] = "yes";
      return open(constraints);
    };
  });
  const microphone = page.locator("html[data-asked]");
  await openReading(page);
  await recordButton(page).click();
  await expect(question(page).locator("dd")).toHaveCount(3);
  await expectNoViolations(page);
  // A letter that means something in the task means nothing here.
  await page.keyboard.press("r");
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await recordButton(page).click();
  await question(page).locator('input[name="age"]').last().check();
  await expect(question(page).locator('[data-consent="given"]')).toBeDisabled();
  await question(page).locator('[data-consent="refused"]').click();
  await expect(question(page)).toHaveCount(0);
  const decision = task(page).locator('[data-part="consent"]');
  await expect(decision).toBeVisible();
  await expect(microphone).toHaveCount(0);
  await decision.getByRole("button").click();
  await agree(page);
  await recordButton(page).click();
  await expect(stopButton(page)).toBeVisible();
  await expect(microphone).toHaveCount(1);
  await stopButton(page).click();
  await decision.getByRole("button").click();
  await question(page).locator('[data-consent="refused"]').click();
  await expect(question(page)).toHaveCount(0);
  await task(page).locator("[data-skip]").click();
  await expect(task(page).locator(".lucide-circle-slash")).toBeVisible();

  await page.goto("/app#/account");
  await expect(page.locator('[data-part="consent"]')).toHaveCount(1);
});

test("a browser that records no Opus gives samples, which are judged like any recording", async ({
  page,
}) => {
  await page.addInitScript(() => {
    MediaRecorder.isTypeSupported = (type) => type.startsWith("audio/mp4");
  });
  const text = await openReading(page);
  const begun = page.waitForRequest(
    (request) => request.url().endsWith("/api/uploads") && request.method() === "POST",
  );
  await record(page, text);
  await sendButton(page).click();
  const kind = Buffer.from("audio/wav").toString("base64");
  expect((await begun).headers()["upload-metadata"]).toContain(kind);
  await expect(verdict(page).first()).toContainText(/\d+ .*100/, { timeout: 30_000 });
});
