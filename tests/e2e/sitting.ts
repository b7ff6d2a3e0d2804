import { expect as plain, type Page } from "@playwright/test";

import { agree } from "./consents";
import { letHear } from "./microphone";

/** An exam is made and loaded in one go, which a busy machine takes its time for. */
const expect = plain.configure({ timeout: 30_000 });

export const stepOf = (page: Page, name: string) => page.locator(`[data-step="${name}"]`);
export const exam = (page: Page) => page.locator("[data-exam]");
const next = (page: Page) => page.locator("[data-next]");
const intro = (page: Page) => page.locator("[data-intro]");
export const startButton = (page: Page) => page.locator("[data-start]");

/** Opens an exam of the list, as far as its page. */
export async function openOffer(page: Page, kind: string, locale = "") {
  await page.goto(`${locale}/app#/exam`);
  const begin = page.locator("[data-begin]");
  const offer = page.locator(`[data-offer="${kind}"]`);
  await expect(begin.or(offer).first()).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await offer.getByRole("button").click();
  await expect(stepOf(page, "about")).toBeVisible();
}

/** Three seconds of talk, and three notes that were heard. */
export async function checkEquipment(page: Page) {
  const microphone = page.locator('[data-check="microphone"]');
  await letHear("one two three four five six seven eight");
  await page.locator('[data-try="microphone"]').click();
  await agree(page);
  await expect(microphone).toHaveAttribute("data-state", "good", { timeout: 15_000 });
  await page.locator('[data-try="speakers"]').click();
  await page.locator('[data-heard="yes"]').click();
  await expect(page.locator('[data-check="speakers"]')).toHaveAttribute("data-state", "good");
}

/** From an exam's page to the item to practice, with what has to be checked checked. */
export async function walkToPractice(page: Page, { speaks = false } = {}) {
  await next(page).click();
  await expect(stepOf(page, "equipment")).toBeVisible();
  if (speaks) await checkEquipment(page);
  await next(page).click();
  await expect(stepOf(page, "rules")).toBeVisible();
  await next(page).click();
  const item = stepOf(page, "practice").locator("[data-practice]");
  await expect(item.getByRole("button").last()).toBeVisible();
  return item;
}

/** The last press before a sitting. */
export async function beginExam(page: Page) {
  await page.locator("[data-begin-exam]").click();
  await page.waitForURL(/#\/exam\/[0-9a-f-]{36}\/sit$/);
  await expect(intro(page)).toBeVisible();
}

/** From an exam's page to its first task. */
export async function walkIn(page: Page, { speaks = false } = {}) {
  const item = await walkToPractice(page, { speaks });
  await item.getByRole("button").last().click();
  await beginExam(page);
}

/** How many tasks are over, as the bar says. */
export const tasksDone = async (page: Page) =>
  Number(await exam(page).getByRole("progressbar").first().getAttribute("aria-valuenow"));

const words = (page: Page) => exam(page).locator("fieldset [translate=no]");
const submit = (page: Page) => exam(page).locator("[data-buttons] button").first();

/** Answers the round of words on the screen, to its last one. */
export async function answerRound(page: Page) {
  await expect(words(page)).toBeVisible();
  for (let pressed = 0; pressed < 30; pressed += 1) {
    if (
      !(await words(page)
        .isVisible()
        .catch(() => false))
    )
      return;
    await page.waitForTimeout(300);
    await page.keyboard.press(pressed % 2 === 0 ? "y" : "n");
    await page.waitForTimeout(100);
  }
}

/** What was on the screen may have gone meanwhile: then the next look sees what is there. */
const soon = (button: ReturnType<typeof startButton>) =>
  button.click({ timeout: 2_000 }).catch(() => undefined);

/** Does whatever is on the screen, in the shortest way there is; false when the sitting is over. */
export async function doTask(page: Page): Promise<boolean> {
  const over = page.locator("[data-after]");
  const area = exam(page).locator("textarea");
  const speak = exam(page).locator("[data-speak], [data-skip]").first();
  await expect(over.or(startButton(page)).or(submit(page)).or(words(page)).or(speak).first()).toBeVisible({
    timeout: 30_000,
  });
  if (await over.isVisible()) return false;
  if (await startButton(page).isVisible()) await soon(startButton(page));
  else if (await words(page).isVisible()) await answerRound(page);
  else if (await exam(page).locator("[data-skip]").isVisible()) await soon(exam(page).locator("[data-skip]"));
  else {
    if (await area.isVisible())
      await area.fill("A man is running to the bus in the rain.").catch(() => undefined);
    await soon(submit(page));
    await page.waitForTimeout(150);
  }
  return true;
}
