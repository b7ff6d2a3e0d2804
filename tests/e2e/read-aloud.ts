import { expect, type Page } from "@playwright/test";

import { agree, consentDialog } from "./consents";
import { startSet } from "./learn";
import { letHear } from "./microphone";

/** Its place among the tasks to practice. */
const readAloud = 6;

export const task = (page: Page) => page.locator("section[data-task]");
export const sentence = (page: Page) => task(page).locator("p[lang=en]").first();
const buttons = (page: Page) => task(page).locator("button");
export const recordButton = (page: Page) =>
  buttons(page)
    .filter({ has: page.locator(".lucide-mic") })
    .first();
export const stopButton = (page: Page) =>
  buttons(page)
    .filter({ has: page.locator(".lucide-square") })
    .first();
export const sendButton = (page: Page) => buttons(page).filter({ has: page.locator(".lucide-send") });

export async function openReading(page: Page, locale = "en") {
  await page.goto(`${locale === "en" ? "" : `/${locale}`}/app#/practice`);
  await startSet(page, readAloud);
  await expect(recordButton(page)).toBeEnabled();
  return (await sentence(page).innerText()).trim();
}

export const question = consentDialog;

async function agreeIfAsked(page: Page, byKey: boolean) {
  const meter = task(page).getByRole("meter").first();
  await expect(question(page).or(meter).first()).toBeVisible();
  if (!(await question(page).isVisible())) return;
  await agree(page, { byKey });
}

/** Records what the microphone hears, by key or by button. */
export async function record(page: Page, heard: string, { byKey = false } = {}) {
  const seconds = await letHear(heard);
  const press = async (button: ReturnType<typeof recordButton>) =>
    byKey ? page.keyboard.press("r") : button.click();
  await press(recordButton(page));
  await agreeIfAsked(page, byKey);
  await expect(task(page).getByRole("meter").first()).toBeVisible();
  await page.waitForTimeout(seconds * 1_000 + 700);
  await press(stopButton(page));
  await expect(sendButton(page)).toBeEnabled();
}
