import { expect } from "@playwright/test";

import { chromiumFlags } from "../../scripts/test/chromium-flags.mjs";
import { buy } from "./buying";
import { agree } from "./consents";
import { leaveEmptyUntil } from "./exam-by-calls";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { exam, openOffer, startButton, stepOf, walkIn } from "./sitting";

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: [...chromiumFlags, "--deny-permission-prompts"],
  },
});
test.describe.configure({ timeout: 400_000 });

const patient = { timeout: 30_000 };

test("who has no microphone is told what that costs, sits all the same, and skips what is spoken", async ({
  page,
  context,
}) => {
  await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  await openOffer(page, "mock");
  await page.locator("[data-next]").click();
  await page.locator('[data-try="microphone"]').click();
  await agree(page);
  const check = page.locator('[data-check="microphone"]');
  await expect(check).toHaveAttribute("data-state", "bad", patient);
  await expect(check.getByRole("alert").getByRole("button")).toBeEnabled();
  await expect(stepOf(page, "equipment").locator("[data-without]")).not.toBeEmpty();
  await page.goBack();
  await openOffer(page, "mock");
  await walkIn(page);

  await leaveEmptyUntil(page, "speak-about-the-photo");
  await startButton(page).click();
  const help = page.getByRole("alert").filter({ has: page.locator(".lucide-mic-off") });
  await expect(help).toBeVisible(patient);
  await exam(page).locator("button[data-without]").click();
  await expect(exam(page).locator("figure img")).toBeVisible(patient);
  await exam(page).locator("[data-speak]").click();
  await expect(help).toBeVisible(patient);
  // Nothing is left out by one press.
  await exam(page).locator("[data-skip]").click();
  await expect(help).toBeVisible();
  await exam(page).locator("[data-skip]").click();
  await expect(exam(page).locator('[data-intro="read-then-speak"]')).toBeVisible(patient);
});
