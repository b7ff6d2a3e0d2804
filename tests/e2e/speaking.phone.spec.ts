import { expect } from "@playwright/test";

import { withMicrophone } from "./microphone";
import { test } from "./own-device";
import { beginSpeaking, openPrompt, part, settled, start, stopButton } from "./speaking";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 180_000 });

test("on a phone a photo is spoken about with nothing out of reach, and the result fits the screen", async ({
  page,
}) => {
  await beginSpeaking(page);
  await openPrompt(page, "speak-about-the-photo");
  await start(page, "In this picture a woman is holding an umbrella, and a man is running to the bus.");
  await page.locator("[data-speak]").tap();
  await expect(stopButton(page)).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(6_000);
  await stopButton(page).tap();
  await page.locator("[data-send]").tap();
  await expect(part(page, "measures")).toBeVisible(settled);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});
