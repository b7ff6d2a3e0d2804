import { expect, type Locator, type Page } from "@playwright/test";

import { buy } from "./buying";
import { letHear, withMicrophone } from "./microphone";
import { startAsUser } from "./people";
import { test } from "./refusals";
import { exam, startButton, stepOf } from "./sitting";
import { tabTo } from "./tab-to";

test.use({ launchOptions: withMicrophone });
test.describe.configure({ timeout: 240_000 });

const word = (page: Page) => exam(page).locator("fieldset [translate=no]");
const inTask = (page: Page, selector: string) => exam(page).locator(`[translate=no] ${selector}`).first();
const started = { timeout: 30_000 };

/** From the list to the item to practice; `check` is what the equipment takes. */
async function walkInByKeys(page: Page, kind: string, check = async () => {}) {
  await expect(page.locator(`[data-offer="${kind}"]`)).toBeVisible(started);
  await tabTo(page, `[data-offer="${kind}"] button`);
  await page.keyboard.press("Enter");
  for (const step of ["about", "equipment", "rules"]) {
    await expect(stepOf(page, step)).toBeVisible(started);
    if (step !== "about") await expect(page.locator('[aria-current="step"]')).toBeFocused();
    if (step === "equipment") await check();
    await tabTo(page, "[data-next]");
    await page.keyboard.press("Enter");
  }
}

async function beginAsGuest(page: Page) {
  await page.goto("/app#/exam");
  await tabTo(page, "[data-begin]");
  await page.keyboard.press("Enter");
}

async function checkSound(page: Page) {
  await tabTo(page, '[data-try="speakers"]');
  await page.keyboard.press("Enter");
  await tabTo(page, '[data-heard="yes"]');
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-check="speakers"]')).toHaveAttribute("data-state", "good");
}

/** A first recording asks for consent, and for an age. */
async function checkMicrophone(page: Page) {
  await letHear("one two three four five six seven eight");
  await tabTo(page, '[data-try="microphone"]');
  await page.keyboard.press("Enter");
  await tabTo(page, '[role="alertdialog"] input[type="radio"]');
  await page.keyboard.press("Space");
  await tabTo(page, '[data-consent="given"]');
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-check="microphone"]')).toHaveAttribute("data-state", "good", started);
}

/** The item to practice ends with a word on it, and no key that is still held begins the exam. */
async function beginByKeys(page: Page) {
  await expect(stepOf(page, "practice").locator("[data-done]")).toBeFocused();
  await tabTo(page, "[data-begin-exam]");
  await page.keyboard.press("Enter");
}

async function practiceWord(page: Page) {
  await expect(stepOf(page, "practice").locator("fieldset")).toBeVisible();
  await page.keyboard.press("y");
}

/** What comes next is announced with its button under the finger. */
async function startSection(page: Page, name: string) {
  await expect(exam(page).locator(`[data-intro="${name}"]`)).toBeVisible(started);
  await expect(startButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
}

async function answerWords(page: Page) {
  await expect(word(page)).toBeVisible();
  const first = await word(page).textContent();
  // A letter is an answer inside the task alone.
  await tabTo(page, "[data-end]");
  await page.keyboard.press("y");
  await page.waitForTimeout(300);
  await expect(word(page)).toHaveText(first ?? "");
  await tabTo(page, "[data-exam] fieldset button");
  for (let pressed = 0; pressed < 30 && (await word(page).isVisible()); pressed += 1) {
    await page.keyboard.press(pressed % 2 === 0 ? "y" : "ArrowLeft");
    await page.waitForTimeout(350);
  }
}

/** So many tasks of one kind, each of which finds the keyboard in it. */
async function answerEach(page: Page, count: number, field: Locator, act: () => Promise<void>) {
  for (let at = 1; at <= count; at += 1) {
    const done = await exam(page).getByRole("progressbar").first().getAttribute("aria-valuenow");
    await expect(field).toBeFocused(started);
    await act();
    await expect(exam(page).getByRole("progressbar").first()).not.toHaveAttribute(
      "aria-valuenow",
      done ?? "",
      started,
    );
  }
}

/** What is empty is asked about once. */
async function submitTwice(page: Page) {
  await page.keyboard.press("Control+Enter");
  await page.waitForTimeout(200);
  await page.keyboard.press("Control+Enter");
}

/** Another choice takes the place of the first: the server is told at once, so that the report can say it. */
async function choose(page: Page) {
  await expect(exam(page).locator("input[type=radio]")).toHaveCount(4);
  await expect(exam(page).locator("input:checked")).toHaveCount(0);
  const saved = page.waitForRequest(
    (request) => request.method() === "PUT" && request.postDataJSON().answer?.choice === 0,
    { timeout: 3_000 },
  );
  await page.keyboard.press("1");
  await expect(exam(page).locator("input[type=radio]").nth(0)).toBeChecked();
  await page.keyboard.press("2");
  await saved;
  await expect(exam(page).locator("input[type=radio]").nth(1)).toBeChecked();
  await page.keyboard.press("Control+Enter");
}

async function readTheSet(page: Page) {
  await expect(inTask(page, "select")).toBeFocused();
  await page.keyboard.press("1");
  await submitTwice(page);
  await choose(page);
  for (const marks of ["Shift+ArrowDown", "Shift+ArrowRight"]) {
    await expect(exam(page).locator("[data-word].bg-mark")).toHaveCount(0);
    await expect(page.getByRole("application")).toBeFocused();
    await page.keyboard.press(marks);
    await expect(exam(page).locator("[data-word].bg-mark")).not.toHaveCount(0);
    await page.keyboard.press("Control+Enter");
  }
  await choose(page);
  await choose(page);
}

const files = "**/_next/static/**";

/** A deploy in the middle of a sitting: what was not loaded by now is gone. */
async function loseFiles(page: Page) {
  await expect(startButton(page)).toBeVisible(started);
  await page.waitForLoadState("networkidle");
  await page.route(files, (route) => route.abort());
}

test("an exam of reading is sat by the keyboard alone, from the list to the report, with a deploy in between", async ({
  page,
}) => {
  await beginAsGuest(page);
  await walkInByKeys(page, "short-reading");
  await practiceWord(page);
  await beginByKeys(page);
  await loseFiles(page);
  await startSection(page, "read-and-select");
  await answerWords(page);
  await startSection(page, "fill-in-the-blanks");
  await answerEach(page, 9, inTask(page, "input"), async () => {
    await page.keyboard.type("e");
    await page.keyboard.press("Enter");
  });
  await startSection(page, "read-and-complete");
  await answerEach(page, 2, inTask(page, "input"), () => submitTwice(page));
  await startSection(page, "interactive-reading");
  await readTheSet(page);
  await expect(page.locator('[data-after="done"]')).toBeVisible(started);
  await expect(page.locator("[data-report]")).toBeFocused();
  await page.unroute(files);
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-part="overall"]').getByRole("img")).toBeVisible(started);
});

test("an exam of listening begins by the keyboard alone: a dictation is practiced, then the first one is heard and typed", async ({
  page,
}) => {
  await beginAsGuest(page);
  await walkInByKeys(page, "short-listening", () => checkSound(page));
  const practiced = stepOf(page, "practice").locator("textarea");
  // It's heard by itself, as in the exam, and then the keyboard is in its field.
  await expect(practiced).toBeFocused(started);
  await page.keyboard.type("There is no river");
  await page.keyboard.press("Control+Enter");
  await beginByKeys(page);
  await startSection(page, "listen-and-type");
  await answerEach(page, 2, exam(page).locator("textarea"), async () => {
    await page.keyboard.type("the");
    await page.keyboard.press("Control+Enter");
  });
});

test("a mock exam begins by the keyboard alone, with microphone and sound checked", async ({
  page,
  context,
}) => {
  await startAsUser(page);
  await page.goto("/pricing");
  await buy(page, context, "premium-3d");
  await page.goto("/app#/exam");
  await walkInByKeys(page, "mock", async () => {
    await checkMicrophone(page);
    await checkSound(page);
  });
  await practiceWord(page);
  await beginByKeys(page);
  await startSection(page, "read-and-select");
  await expect(word(page)).toBeVisible(started);
  const first = (await word(page).textContent()) ?? "";
  await page.waitForTimeout(300);
  await page.keyboard.press("y");
  await expect(word(page)).not.toHaveText(first);
});
