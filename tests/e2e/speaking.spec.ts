import { expect } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { agree } from "./consents";
import { withMicrophone } from "./microphone";
import { test } from "./own-device";
import {
  beginSpeaking,
  meter,
  openPrompt,
  part,
  question,
  settled,
  speak,
  start,
  stopButton,
} from "./speaking";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 240_000 });

const answer =
  "When I have a problem, I usually talk to my older sister. She works at night, so we often speak on the phone in " +
  "the morning. First she asks what happened, and she waits until I am done.";

test("a prompt is spoken about by the keyboard; measured, it costs nothing, is heard again, and goes when it is deleted", async ({
  page,
}) => {
  await beginSpeaking(page);
  await expectNoViolations(page);
  await openPrompt(page, "read-then-speak");
  await expectNoViolations(page);
  await start(page, answer);
  await expect(part(page, "prepare").getByRole("timer")).toBeVisible();
  await expectNoViolations(page);
  await page.locator("[data-speak]").press("Enter");
  await expect(part(page, "countdown")).toBeVisible();
  await expect(meter(page)).toBeVisible({ timeout: 15_000 });
  await expectNoViolations(page);
  await page.waitForTimeout(9_000);
  await page.keyboard.press("r");
  await expect(page.locator("[data-send]")).toBeEnabled();
  await expectNoViolations(page);
  await page.keyboard.press("Control+Enter");

  await expect(part(page, "measures").locator("dd").first()).toContainText(/\d/, settled);
  await expect(part(page, "verdict")).toBeVisible();
  await expect(part(page, "score")).toHaveCount(0);
  await expect(part(page, "recordings").getByRole("img")).toHaveAttribute("aria-label", /\d/);
  await expectNoViolations(page);
  const fetched = page.waitForResponse((response) => /\/api\/uploads\/[0-9a-f-]{36}$/.test(response.url()));
  await part(page, "recordings").locator("[data-play]").click();
  expect((await fetched).status()).toBe(200);

  // Without a text one's own recording stays whole beside the sample's sentences, to be heard from any place.
  await part(page, "samples").getByRole("button").first().click();
  const place = part(page, "own").getByRole("slider");
  await place.press("End");
  expect(Number(await place.inputValue())).toBeGreaterThan(5);
  await expect(part(page, "own").locator("[aria-pressed]")).toHaveCount(0);
  await part(page, "model").locator("[aria-pressed]").first().press("Enter");
  await expect(part(page, "recordings").locator("[data-play] .lucide-square")).toHaveCount(0);
  await expectNoViolations(page);

  await page.locator('main a[href="#/corrections"]').first().click();
  const rows = part(page, "history").getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole("link").click();
  await page.locator('[data-delete="recordings"]').press("Enter");
  await page.getByRole("alertdialog").getByRole("button").first().press("Enter");
  await expect(page.locator('[data-delete="recordings"]')).toHaveCount(0);
  await expect(part(page, "recordings").locator("[data-play]")).toHaveCount(0);
  await expect(part(page, "measures")).toBeVisible();
  await page.locator('[data-delete="correction"]').click();
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await expect(rows).toHaveCount(0);
});

test("what was recorded outlives a reload, also in the middle; what waits for a connection goes by itself", async ({
  page,
  context,
}) => {
  await beginSpeaking(page);
  await openPrompt(page, "speak-about-the-photo");
  await start(page, answer);
  await page.locator("[data-speak]").click();
  await expect(meter(page)).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(7_000);
  await page.reload();
  await expect(page.locator("[data-send]")).toBeEnabled();
  await context.setOffline(true);
  await page.locator("[data-send]").click();
  await expect(
    page.locator("[data-task]").getByRole("status").filter({ hasText: /\w/ }).last(),
  ).toBeVisible();
  await page.waitForTimeout(1_000);
  await context.setOffline(false);
  await expect(part(page, "measures")).toBeVisible(settled);
});

test("a conversation asks one question after the other, and goes on where a reload interrupted it", async ({
  page,
}) => {
  await beginSpeaking(page);
  await openPrompt(page, "interactive-speaking");
  await expect(page.locator("[data-task]")).not.toContainText("?");
  await start(page, answer);
  const asked: string[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await expect(meter(page).or(part(page, "sent")).first()).toBeVisible({ timeout: 40_000 });
    if (await part(page, "sent").isVisible()) break;
    asked.push(await page.locator("[data-task] h1 ~ *, [data-task]").first().innerText());
    await page.waitForTimeout(4_000);
    if (turn === 1) {
      await page.reload();
      await expect(part(page, "ready")).toBeVisible();
      await page.locator("[data-start]").click();
      continue;
    }
    await stopButton(page).click();
    await expect(meter(page)).toHaveCount(0);
  }
  await expect(part(page, "sent")).toBeVisible({ timeout: 40_000 });
  expect(asked.length).toBeGreaterThan(3);
  await page.locator("[data-submit]").click();
  await expect(part(page, "measures")).toBeVisible(settled);
  await expect(part(page, "recordings").getByRole("img")).not.toHaveCount(1);
  await expectNoViolations(page);
});

test("a question that is heard waits with its clock, and may be read instead", async ({ page }) => {
  await beginSpeaking(page);
  await openPrompt(page, "listen-then-speak");
  await start(page, answer);
  const now = page.locator("[data-speak]");
  await page.locator("[data-read]").click();
  await expect(page.locator('[data-task] p[lang="en"]').first()).not.toBeEmpty();
  await expect(now).toBeEnabled({ timeout: 40_000 });
  await speak(page, 6);
});

test("who refuses to be recorded is asked for no microphone, and may decide otherwise", async ({ page }) => {
  await beginSpeaking(page);
  await openPrompt(page, "speaking-sample");
  await page.locator("[data-start]").click();
  await question(page).locator('[data-consent="refused"]').click();
  await expect(part(page, "ready")).toBeVisible();
  await expect(part(page, "consent")).toBeVisible();
  await part(page, "consent").getByRole("button").click();
  await agree(page);
  await start(page, answer);
  await page.locator("[data-speak]").click();
  // A long answer is wanted: nobody stops in its first half minute.
  await expect(stopButton(page)).toBeDisabled({ timeout: 15_000 });
});

test("a browser without room says so, and what nobody could hear is told before it is sent", async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room.", "QuotaExceededError");
    };
  });
  await beginSpeaking(page);
  await openPrompt(page, "speak-about-the-photo");
  await start(page, "");
  await speak(page, 4);
  await expect(page.locator("[data-task]").getByRole("alert")).toHaveCount(2);
  await page.locator("[data-send]").click();
  await expect(part(page, "verdict")).toBeVisible(settled);
});

test("a recording that the server refuses stays on the device, and can be sent again", async ({ page }) => {
  await beginSpeaking(page);
  await openPrompt(page, "speak-about-the-photo");
  await start(page, answer);
  await speak(page, 5);
  const refused = { code: "upload/unreadable", message: "No.", status: 422 };
  await page.route(/\/api\/uploads(\/[0-9a-f-]{36})?$/, (route) =>
    route.fulfill({ status: 422, json: refused }),
  );
  await page.locator("[data-send]").click();
  await expect(page.locator("[data-task]").getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(
    1,
    settled,
  );
  await page.unroute(/\/api\/uploads(\/[0-9a-f-]{36})?$/);
  await page.reload();
  await page.locator("[data-send]").click();
  await expect(part(page, "measures")).toBeVisible(settled);
});
