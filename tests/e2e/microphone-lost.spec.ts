import { expect, type Page } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { withMicrophone } from "./microphone";
import { test } from "./own-device";
import { beginSpeaking, meter, openPrompt, part, settled, start, stopButton } from "./speaking";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 180_000 });

const answer =
  "When I have a problem, I usually talk to my older sister. She works at night, so we often speak on the phone in " +
  "the morning. First she asks what happened, and she waits until I am done.";

/** A microphone that `unplug` pulls out: its track ends, and there is none to be opened. */
const pullable = () => {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    if (document.documentElement.dataset["microphone"] === "gone")
      throw new DOMException("No device.", "NotFoundError");
    const stream = await open(constraints);
    const pull = () => {
      for (const track of stream.getTracks()) {
        track.stop();
        track.dispatchEvent(new Event("ended"));
      }
    };
    document.addEventListener("unplug", pull, { once: true });
    return stream;
  };
};
const unplug = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset["microphone"] = "gone";
    document.dispatchEvent(new Event("unplug"));
  });
const plugIn = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset["microphone"] = "there";
  });

async function record(page: Page, heard: string) {
  await start(page, heard);
  await page.locator("[data-speak]").click();
  await expect(meter(page)).toBeVisible({ timeout: 15_000 });
}

test("a microphone that is pulled out in the middle leaves what it heard, says so, and nothing is lost by trying again without it", async ({
  page,
}) => {
  await page.addInitScript(pullable);
  await beginSpeaking(page);
  await openPrompt(page, "speak-about-the-photo");
  await record(page, answer);
  await page.waitForTimeout(6_000);
  await unplug(page);
  await expect(part(page, "lost")).toBeVisible();
  await expect(page.locator("[data-send]")).toBeEnabled();
  await expectNoViolations(page);

  const again = page.locator("[data-task] button").filter({ has: page.locator(".lucide-rotate-ccw") });
  await again.click();
  const help = page.getByRole("alert").filter({ has: page.locator(".lucide-mic-off") });
  await expect(help).toBeVisible({ timeout: 15_000 });
  await expectNoViolations(page);
  await help.locator("[data-keep]").click();
  await page.locator("[data-send]").click();
  await expect(part(page, "measures").locator("dd").first()).toContainText(/\d/, settled);
});

test("in a conversation an answer that broke off is not sent before its speaker says so", async ({
  page,
}) => {
  await page.addInitScript(pullable);
  await beginSpeaking(page);
  await openPrompt(page, "interactive-speaking");
  await start(page, answer);
  await expect(meter(page)).toBeVisible({ timeout: 40_000 });
  await page.waitForTimeout(3_000);
  await unplug(page);
  await expect(part(page, "lost")).toBeVisible();
  await plugIn(page);
  await page
    .locator("[data-task] button")
    .filter({ has: page.locator(".lucide-rotate-ccw") })
    .click();
  await expect(meter(page)).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(2_000);
  await stopButton(page).click();
  // What is whole goes by itself, and the next question comes.
  const number = page.locator("[data-task] p").filter({ hasText: /^\D*2\D*$/ });
  await expect(number.first()).toBeVisible({ timeout: 30_000 });
});

test("a microphone that falls silent is noticed while one speaks, and before it is sent", async ({
  page,
}) => {
  await beginSpeaking(page);
  await openPrompt(page, "speak-about-the-photo");
  await record(page, "My mother cooks every day, and on Sunday we all help her in the kitchen.");
  await expect(part(page, "silent-now")).not.toBeEmpty({ timeout: 25_000 });
  await expectNoViolations(page);
  await stopButton(page).click();
  await expect(page.locator("[data-task]").getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(1);
  await page.locator("[data-send]").click();
  await expect(part(page, "measures").locator("dd").first()).toContainText(/\d/, settled);
});

test("a browser whose room ends in the middle says so, goes on, and keeps no recording with a hole in it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    let chunks = 0;
    IDBObjectStore.prototype.put = function (value: unknown, ...key: [IDBValidKey?]) {
      if (this.name === "chunks" && (chunks += 1) === 4)
        throw new DOMException("Full.", "QuotaExceededError");
      return put.call(this, value, ...key);
    };
  });
  await beginSpeaking(page);
  await openPrompt(page, "speak-about-the-photo");
  await record(page, answer);
  const note = page.locator("[data-task]").getByRole("alert").filter({ hasText: /\w/ });
  await expect(note).toHaveCount(1, { timeout: 15_000 });
  await page.waitForTimeout(4_000);
  const kept = await page.evaluate(async () => {
    const opened = indexedDB.open("20180428_bandwise_recordings");
    await new Promise((resolve) => opened.addEventListener("success", resolve));
    const all = opened.result.transaction("chunks").objectStore("chunks").getAllKeys();
    await new Promise((resolve) => all.addEventListener("success", resolve));
    return all.result.length;
  });
  expect(kept).toBe(3);
  await stopButton(page).click();
  await page.locator("[data-send]").click();
  await expect(part(page, "measures").locator("dd").first()).toContainText(/\d/, settled);
});
