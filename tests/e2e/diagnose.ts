import { expect, type Page } from "@playwright/test";

import { at, newAddress, signUp } from "./people";

const task = (page: Page) => page.locator("section[data-task]");
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const isOver = (page: Page) => page.url().endsWith("/result");

/** How many tasks are over, as the frame says. */
async function tasksDone(page: Page) {
  const bar = task(page).getByRole("progressbar").first();
  return Number(await bar.getAttribute("aria-valuenow", { timeout: 2_000 }).catch(() => "-1"));
}

/** A task that is over meanwhile takes its fields away. */
const soon = { timeout: 1_000 };

/** Answers what is on the screen somehow: a word by a key, a text or a gap by typing. */
async function answerSomehow(page: Page, turn: number) {
  const shown = task(page);
  if (await shown.locator("legend").isVisible()) return page.keyboard.press(turn % 3 === 0 ? "n" : "y");
  const area = shown.locator("textarea");
  if (await area.isVisible()) {
    await shown.locator(":scope > :not(:first-child)").getByRole("button").first().click(soon);
    await area.fill("the people went home after the rain", soon);
  } else await shown.locator("input").first().fill("e", soon);
  await page.keyboard.press("Control+Enter");
  // Gaps that are empty are asked about once.
  await page.waitForTimeout(150);
  return page.keyboard.press("Control+Enter");
}

/** Instructions and buttons are in the reader's language; English ones, as in the test, are a press away. */
async function changeLanguage(page: Page, locale: string) {
  const leadsTo = (name: string) => page.locator(`[data-language="${name}"]`);
  const speaks = (name: string) => page.locator(`[lang="${name}"] > section[data-task]`);
  await expect(speaks(locale)).toBeVisible();
  if (locale === "en") return expect(page.locator("[data-language]")).toHaveCount(0);
  await leadsTo("en").click();
  await expect(speaks("en")).toBeVisible();
  await leadsTo(locale).click();
  await expect(speaks(locale)).toBeVisible();
}

/** From the start of the diagnostic to its result; after the first tasks the page is loaded again. */
async function sitDiagnostic(page: Page) {
  await task(page).getByRole("button").last().click();
  let isReloaded = false;
  for (let turn = 0; turn < 90 && !isOver(page); turn += 1) {
    const done = isReloaded ? 0 : await tasksDone(page);
    if (done > 0) {
      await page.reload();
      isReloaded = true;
      await expect(task(page).locator("input, textarea, legend").first()).toBeVisible();
      expect(await tasksDone(page)).toBeGreaterThanOrEqual(done);
    }
    await answerSomehow(page, turn).catch(() => undefined);
    await page.waitForTimeout(250);
  }
  await page.waitForURL("**/result");
  expect(isReloaded).toBe(true);
}

/**
 * A visitor finds the diagnostic on the home page, does it without an account, sees estimate and path, says what they aim
 * for, signs up, and finds both again.
 */
export async function diagnoseAndSignUp(page: Page, locale: string) {
  await page.goto(at(locale, "/"));
  await page.locator('main a[href$="#/diagnostic"]').first().click();
  await page.waitForURL(/#\/diagnostic$/);
  await page.locator("main").getByRole("button").first().click();
  await page.waitForURL(/#\/diagnostic\/[0-9a-f-]{36}$/);
  await changeLanguage(page, locale);
  await sitDiagnostic(page);

  const estimate = part(page, "estimate").getByRole("img");
  await expect(estimate).toHaveAttribute("aria-label", /\d+.*\d+.*\d+/);
  const said = await estimate.getAttribute("aria-label");
  await expect(part(page, "week").getByRole("listitem").first()).toBeVisible();
  await expect(part(page, "answers").locator("details")).toHaveCount(12);
  await part(page, "answers").locator("summary").first().click();
  await expect(part(page, "answers").locator("details[open] dd").first()).toBeVisible();

  await page.locator('select[name="overall"]').selectOption("160");
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('input[name="testDate"]').fill(inAMonth);
  await page.locator('main form button[type="submit"]').click();
  await expect(part(page, "ask-goal")).toHaveCount(0);
  await expect(part(page, "later").getByRole("listitem").last()).toBeVisible();

  await page.locator('main a[href*="/register?next="]').first().click();
  await signUp(page, newAddress("diagnosed"));
  await page.waitForURL(/#\/diagnostic\/[0-9a-f-]{36}\/result$/);
  await expect(estimate).toHaveAttribute("aria-label", said ?? "");

  await page.evaluate(() => (window.location.hash = "#/home"));
  await expect(part(page, "diagnostic")).toHaveCount(0);
  await expect(part(page, "path").getByRole("img")).toHaveAttribute("aria-label", /160/);
  await part(page, "path").getByRole("link").click();
  await page.waitForURL(/#\/path$/);
  await expect(part(page, "outlook").getByRole("img")).toHaveAttribute("aria-label", /160/);
  await expect(part(page, "week").locator('[data-entry="diagnostic"]')).toHaveAttribute("data-done", "true");
}
