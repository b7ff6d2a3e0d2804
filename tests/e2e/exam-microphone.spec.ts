import { expect, type Page } from "@playwright/test";

import { buy } from "./buying";
import { leaveEmptyUntil } from "./exam-by-calls";
import { letHear, withMicrophone } from "./microphone";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { exam, openOffer, startButton, walkIn } from "./sitting";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 400_000 });

const patient = { timeout: 30_000 };

/** What a browser tells a page whose microphone is pulled out. */
async function unplug(page: Page) {
  await page.evaluate(() => {
    const opened: unknown = Reflect.get(globalThis, "openedStreams");
    for (const stream of Array.isArray(opened) ? opened : [])
      for (const track of stream.getTracks()) {
        track.stop();
        track.dispatchEvent(new Event("ended"));
      }
  });
}

async function beginSpeaking(page: Page) {
  await startButton(page).click();
  await exam(page).locator("[data-speak]").click();
  await expect(exam(page).getByRole("meter")).toBeVisible(patient);
}

test("a silent microphone is told while there is time; one that is pulled out ends the answer, which goes as far as it came", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const opened: MediaStream[] = [];
    Reflect.set(globalThis, "openedStreams", opened);
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      opened.push(stream);
      return stream;
    };
  });
  await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  await openOffer(page, "mock");
  await walkIn(page, { speaks: true });
  await leaveEmptyUntil(page, "speak-about-the-photo");
  await letHear("");
  await beginSpeaking(page);
  await expect(exam(page).locator('[data-part="silent-now"]')).not.toBeEmpty(patient);
  await page.keyboard.press("r");

  await expect(exam(page).locator('[data-intro="read-then-speak"]')).toBeVisible(patient);
  await letHear("I think that a quiet place helps me to read, so I often go to the library near my school.");
  await beginSpeaking(page);
  await page.waitForTimeout(2_500);
  const sent = page.waitForResponse(
    (response) => response.request().method() === "POST" && /\/answers\/\d+$/.test(response.url()),
    patient,
  );
  await unplug(page);
  const answer = await sent;
  expect(answer.status()).toBe(200);
  expect(answer.request().postDataJSON().answer).toHaveProperty("recording");
  await expect(exam(page).locator('[data-intro="interactive-speaking"]')).toBeVisible(patient);
});
