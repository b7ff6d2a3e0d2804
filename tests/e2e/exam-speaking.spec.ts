import { expect, type Page } from "@playwright/test";

import { buy } from "./buying";
import { letHear, withMicrophone } from "./microphone";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { openOffer, startButton, walkIn } from "./sitting";
import { meter, part, question, stopButton } from "./speaking";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 240_000 });

const answer =
  "In this picture I can see a busy street in the rain. A man is running to the bus, and a woman is holding a red " +
  "umbrella for her child. I think they are on their way home from school.";
/** The screen is busy with a whole sitting, on a machine that may be as busy. */
const soon = { timeout: 40_000 };

/**
 * A sitting whose first task is spoken: where nothing turns speech into text there is none, so a written one about a
 * picture is shown as its spoken sister. Gives the answers that were handed in.
 */
async function sitSpeaking(page: Page) {
  const given: unknown[] = [];
  await page.route(/\/api\/exams\/[0-9a-f-]{36}(\/begin|\/hold)?(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"write-about-the-photo"', '"speak-about-the-photo"')
      .replaceAll('"isSpoken":false', '"isSpoken":true')
      .replaceAll('"prepare":0', '"prepare":20');
    await route.fulfill({ response, body });
  });
  await page.route(/\/api\/exams\/[0-9a-f-]{36}\/answers\/\d+$/, async (route) => {
    given.push(route.request().postDataJSON().answer);
    await route.abort();
  });
  return given;
}

async function begin(page: Page) {
  await openOffer(page, "short-writing");
  await walkIn(page);
  await letHear(answer);
  await startButton(page).press("Enter");
  await expect(part(page, "prepare").getByRole("timer")).toBeVisible(soon);
  await page.locator("[data-speak]").press("Enter");
  await expect(question(page)).toBeVisible(soon);
  await question(page).locator('[data-consent="given"]').click();
  await expect(meter(page)).toBeVisible(soon);
  await page.waitForTimeout(4_000);
}

const taken = { recording: expect.stringMatching(/^[0-9a-f-]{36}$/) };

test("in an exam one take goes by itself, without hearing it first or doing it again, also after a reload in the middle of it", async ({
  page,
  context,
}) => {
  await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  const given = await sitSpeaking(page);
  await begin(page);
  await expect(page.locator("[data-anew], [data-send]")).toHaveCount(0);
  await page.reload();
  await expect.poll(() => given[0], soon).toEqual(taken);
  await expect(page.locator("[data-anew], [data-speak]")).toHaveCount(0);
  await expect(stopButton(page)).toHaveCount(0);
});
