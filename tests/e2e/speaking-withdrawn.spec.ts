import { expect } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { withMicrophone } from "./microphone";
import { test } from "./own-device";
import { beginSpeaking, openPrompt, part, speak, start } from "./speaking";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 240_000 });

const answer =
  "When I have a problem, I usually talk to my older sister. She works at night, so we often speak on the phone.";

test("a spoken prompt that is withdrawn between recording and handing in says so, loses nothing at once, and leads to others", async ({
  page,
}) => {
  await beginSpeaking(page);
  await openPrompt(page, "read-then-speak");
  await start(page, answer);
  await speak(page, 7);

  const gone = { status: 410, json: { status: 410, code: "correction/prompt-withdrawn", message: "" } };
  await page.route(/\/api\/corrections\/prompts\/read-then-speak\//, (route) => route.fulfill(gone));
  await page.route(/\/api\/corrections$/, (route) =>
    route.request().method() === "POST" ? route.fulfill(gone) : route.fallback(),
  );
  await page.locator("[data-send]").click();
  const task = page.locator("section[data-task]");
  await expect(task.getByRole("alert").filter({ has: page.locator("[data-other]") })).toBeVisible({
    timeout: 60_000,
  });
  // What was recorded is still there to be sent again.
  await expect(part(page, "sent").locator("[data-submit]")).toBeEnabled();
  await expectNoViolations(page);
  await page.locator("[data-other]").press("Enter");
  await expect(page).toHaveURL(/#\/corrections\/new\/read-then-speak$/);
  await expect(page.locator("[data-prompt]").first()).toBeVisible();

  // Opened once more, the prompt itself says it, and another one is a key away.
  await page.goBack();
  await page.reload();
  await expect(page.locator("[data-withdrawn]")).toBeVisible();
  await page.unrouteAll();
  await page.goto("/app#/corrections");
  await expect(part(page, "history").getByRole("listitem")).toHaveCount(0);
});
