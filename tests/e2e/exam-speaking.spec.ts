import { expect } from "@playwright/test";

import { buy } from "./buying";
import { letHear, withMicrophone } from "./microphone";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { exam, openOffer, startButton, stepOf, tasksDone, walkIn } from "./sitting";
import { meter, part, stopButton } from "./speaking";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 240_000 });

const answer =
  "In this picture I can see a busy street in the rain. A man is running to the bus, and a woman is holding a red " +
  "umbrella for her child. I think they are on their way home from school.";

test("in an exam one take goes by itself, without hearing it first or doing it again; what a reload interrupts goes as far as it came", async ({
  page,
  context,
}) => {
  await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  await openOffer(page, "short-speaking");
  await expect(stepOf(page, "about").locator("[data-cost]")).toBeVisible();
  await walkIn(page, { speaks: true });

  await letHear(answer);
  await startButton(page).press("Enter");
  // No clock to choose, and no preparation that begins anew: the test's own time.
  await expect(part(page, "prepare").getByRole("timer")).toBeVisible();
  await page.locator("[data-speak]").press("Enter");
  await expect(meter(page)).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(5_000);
  await expect(page.locator("[data-anew], [data-send]")).toHaveCount(0);
  await page.keyboard.press("r");
  await expect.poll(() => tasksDone(page), { timeout: 30_000 }).toBe(1);

  await letHear(answer);
  await startButton(page).click();
  await page.locator("[data-speak]").click();
  await expect(meter(page)).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(4_000);
  await page.reload();
  await expect.poll(() => tasksDone(page), { timeout: 40_000 }).toBe(2);
  await expect(exam(page).locator("[data-anew], [data-send]")).toHaveCount(0);
  await expect(stopButton(page)).toHaveCount(0);
});
