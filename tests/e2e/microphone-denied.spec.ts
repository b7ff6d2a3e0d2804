import { expect, test } from "@playwright/test";

import { chromiumFlags } from "../../scripts/test/chromium-flags.mjs";
import { agree } from "./consents";
import { openReading, recordButton, task } from "./read-aloud";

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: [...chromiumFlags, "--deny-permission-prompts"],
  },
});

test("a microphone that is not allowed is explained, and the task can be skipped", async ({ page }) => {
  await openReading(page);
  await recordButton(page).click();
  await agree(page);
  const help = task(page)
    .getByRole("alert")
    .filter({ has: page.locator(".lucide-mic-off") });
  await expect(help).toBeVisible();
  await expect(help.getByRole("button")).toBeEnabled();
  await task(page).locator("[data-skip]").click();
  await expect(task(page).locator(".lucide-circle-slash")).toBeVisible();
  await page.locator("[data-buttons] button").first().click();
  await expect(page.locator("section[data-task] h1")).toContainText(/2/);
});
