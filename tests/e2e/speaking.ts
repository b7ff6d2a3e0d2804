import { expect, type Page } from "@playwright/test";

import { agree, consentDialog } from "./consents";
import { letHear } from "./microphone";

export const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
export const question = consentDialog;
/** While something is recorded; the check of the microphone has one, too, folded away. */
export const meter = (page: Page) => page.locator('[role="meter"]:visible');
export const stopButton = (page: Page) =>
  page.locator("[data-task] button").filter({ has: page.locator(".lucide-square") });

/** The engine starts with the first recording that comes, which takes a while on a busy machine. */
export const settled = { timeout: 60_000 };

export async function beginSpeaking(page: Page, locale = "en") {
  await page.goto(`${locale === "en" ? "" : `/${locale}`}/app#/corrections`);
  await page.locator("[data-begin]").click();
  await expect(page.locator('[data-skill="speaking"]')).toBeVisible(settled);
}

/** Opens a prompt of a task: the first of its list. */
export async function openPrompt(page: Page, task: string) {
  await page.locator(`[data-task-link="${task}"]`).click();
  await page.locator("[data-prompt]").first().click();
  await expect(page.locator("[data-start]")).toBeVisible();
}

/** Starts a task, and agrees to being recorded where that is asked. */
export async function start(page: Page, heard: string) {
  await letHear(heard);
  await page.locator("[data-start]").click();
  const open = page.locator(
    '[data-part="prepare"], [data-part="countdown"], [role="meter"]:visible, [data-task]:not(:has([data-start])) [data-read]',
  );
  await expect(question(page).or(open).first()).toBeVisible();
  if (await question(page).isVisible()) await agree(page);
}

/** Speaks what the microphone hears for so many seconds, from the time to prepare on. */
export async function speak(page: Page, seconds: number) {
  const now = page.locator("[data-speak]");
  await expect(now.or(part(page, "countdown")).first()).toBeVisible();
  if (await now.isVisible()) await now.click();
  await expect(meter(page)).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(seconds * 1_000);
  await stopButton(page).click();
  await expect(page.locator("[data-send]")).toBeEnabled();
}
