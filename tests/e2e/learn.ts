import { type BrowserContext, expect, type Page } from "@playwright/test";

import { at, newAddress, signUp } from "./people";

/** Course page, choice of a plan, sign-up by code, purchase on the test payment page, and the balance in the app. */
export async function readSignUpAndBuy(page: Page, context: BrowserContext, locale: string) {
  await page.goto(at(locale, "/courses/det-read-and-select-course"));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.locator("h1")).toHaveCount(1);

  await page.goto(at(locale, "/pricing"));
  const plan = page.locator('[data-plan="premium-7d"]');
  await plan.click();
  await page.waitForURL(`**${at(locale, "/login")}?next=**`);
  await page.locator(`a[href^="${at(locale, "/register")}?next="]`).click();
  await signUp(page, newAddress("buyer"));
  await page.waitForURL(`**${at(locale, "/pricing")}`);
  await expect(plan).toBeFocused();

  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  // By the keyboard alone, as far as the payment page.
  const agreement = page.getByRole("dialog").locator('input[name="agreed"]');
  await agreement.focus();
  await page.keyboard.press("Space");
  await expect(agreement).toBeChecked();
  await page.keyboard.press("Enter");
  const payment = await opened;
  await payment.waitForURL("**/dev/pay/**");
  await payment.locator('button[type="submit"]').first().click();
  await payment.waitForURL("**/success/**");

  const dialog = page.getByRole("dialog");
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 8);
  await expect(dialog).toContainText(date, { timeout: 30_000 });
  await dialog.getByRole("button").last().click();
  await page.waitForURL(`**${at(locale, "/app")}#/home`);
  // Next.js puts the address back with which it started when it changes before the app is there.
  await expect(page.locator("main h1")).toBeVisible();
}

/** Where a task is done in rounds: one by one instead. */
const oneByOne = (page: Page) => page.locator('input[name="way"]').nth(1).check();

/** Starts a set of a task from the practice screen, and waits for its first question; -1 is the last task. */
export async function startSet(page: Page, task: number, way: "single" | "round" = "single") {
  await page.locator('input[name="type"]').nth(task).check();
  if (task === 0 && way === "single") await oneByOne(page);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);
  await expect(
    page.locator("section[aria-label] [translate=no], section[aria-label] textarea").first(),
  ).toBeVisible();
}

/** The same in exam mode, which asks for its language's messages first. */
export async function startExamSet(page: Page, task: number) {
  await page.locator('input[name="type"]').nth(task).check();
  await page.locator('input[name="mode"]').nth(1).check();
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);
  const shown = "section[data-mode=exam] [translate=no], section[data-mode=exam] textarea";
  await expect(page.locator(shown).first()).toBeVisible();
}

/** The verdict on an answer, whatever it is. */
export const verdict = (page: Page) => page.getByRole("status").filter({ has: page.locator("svg") });

type Answering = { answer: (question: number) => Promise<void>; goOn: () => Promise<void> };

/** A set of Read and Select to its score; after the second answer the page is loaded again. */
export async function practice(page: Page, locale: string, { answer, goOn }: Answering) {
  await page.goto(at(locale, "/app#/practice"));
  await oneByOne(page);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);
  for (let question = 0; question < 5; question += 1) {
    await expect(page.locator("section[aria-label] legend")).toBeVisible();
    await answer(question);
    await expect(verdict(page)).toBeVisible();
    if (question === 1) await page.reload();
    else await goOn();
  }
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByText(/\d\s?%/).first()).toBeVisible();
}
