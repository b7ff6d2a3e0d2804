import { expect, type Page } from "@playwright/test";

import { startSet, verdict } from "./learn";
import { test } from "./refusals";

const task = "section[aria-label]";
const gaps = (page: Page) => page.locator(`${task} [translate=no] input`);
const replies = (page: Page) => page.locator(`${task} fieldset input[type=radio]`);
const bubbles = (page: Page) => page.locator(`${task} ol[tabindex="0"] > li`);
const speaking = (page: Page) => page.locator(`${task} ol[tabindex="0"] .animate-pulse`);
const timer = (page: Page) => page.locator('[role="timer"]');

async function open(page: Page) {
  await page.goto("/app#/practice");
  await startSet(page, 5);
  await expect(gaps(page).first()).toBeVisible();
}

/** The notes, sent without having been heard. */
async function passNotes(page: Page) {
  for (const gap of await gaps(page).all()) await gap.fill("something");
  await page.keyboard.press("Control+Enter");
  await expect(replies(page)).toHaveCount(4);
}

test("a conversation by the keyboard alone: notes, every turn, the summary, and what was said", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await open(page);
  const atRest = await timer(page).textContent();
  const total = await gaps(page).count();
  expect(total).toBeGreaterThanOrEqual(3);
  await page.waitForTimeout(1_500);
  expect(await timer(page).textContent()).toBe(atRest);

  await page.keyboard.press("Control+Shift+Space");
  // The message may have to be spoken first.
  await expect(gaps(page).first()).toBeFocused({ timeout: 30_000 });
  await expect(timer(page)).not.toHaveText(atRest ?? "");
  for (let gap = 0; gap < total; gap += 1) {
    await expect(gaps(page).nth(gap)).toBeFocused();
    await page.keyboard.type("something");
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Control+Enter");

  let turns = 0;
  while (turns < 6) {
    const isSummary = page.locator(`${task} textarea`);
    await expect(isSummary.or(bubbles(page).nth(2 * turns))).toBeVisible();
    if (await isSummary.isVisible()) break;
    await expect(bubbles(page)).toHaveCount(2 * turns + 1);
    await expect(replies(page).nth(1)).not.toBeChecked();
    await expect(speaking(page)).toBeVisible();
    await page.keyboard.press("2");
    await expect(replies(page).nth(1)).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await expect(replies(page).nth(2)).toBeChecked();
    await page.keyboard.press("Control+Enter");
    turns += 1;
  }
  expect(turns).toBeGreaterThanOrEqual(5);
  await expect(page.locator(`${task} textarea`)).toBeFocused();
  await expect(bubbles(page)).toHaveCount(0);
  await page.keyboard.type("We talked about a plan and agreed on it.");
  await page.keyboard.press("Control+Enter");

  await expect(verdict(page)).toHaveCount(turns + 2);
  await expect(page.locator(`${task} li.border-green`)).toHaveCount(turns);
  for (const said of await page.locator(`${task} p.font-serif[lang=en]`).all())
    await expect(said).not.toBeEmpty();
  await expect(page.locator('[data-part="correction"] :is(a, button)')).toBeVisible();
});

test("a turn is heard once: neither its key nor a reload plays it again", async ({ page }) => {
  await open(page);
  await passNotes(page);
  await expect(speaking(page)).toBeVisible();
  await expect(speaking(page)).toHaveCount(0, { timeout: 40_000 });
  const again = page.waitForRequest(/\/media\//, { timeout: 2_500 }).catch(() => null);
  await page.keyboard.press("Control+Shift+Space");
  expect(await again).toBeNull();
  await page.waitForTimeout(1_200);
  await page.reload();
  await expect(replies(page)).toHaveCount(4);
  await expect(bubbles(page)).toHaveCount(1);
  await expect(speaking(page)).toHaveCount(0);
  await expect(bubbles(page).getByRole("button")).toHaveCount(0);
});

test("where the browser does not let a turn begin, Play waits and the clock with it", async ({ page }) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    Object.assign(window, { refuses: true });
    HTMLMediaElement.prototype.play = function () {
      return "refuses" in window && window.refuses
        ? Promise.reject(new DOMException("", "NotAllowedError"))
        : play.call(this);
    };
  });
  await open(page);
  await passNotes(page);
  const button = bubbles(page).getByRole("button");
  await expect(button).toBeVisible();
  const before = await timer(page).textContent();
  await page.waitForTimeout(2_200);
  expect(await timer(page).textContent()).toBe(before);
  await page.evaluate(() => Object.assign(window, { refuses: false }));
  await button.click();
  // The recording may have to be made first.
  await expect(speaking(page)).toBeVisible({ timeout: 30_000 });
  await expect(timer(page)).not.toHaveText(before ?? "");
});

test("a conversation whose turn does not play is left without a score", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("", "NotSupportedError"));
  });
  await open(page);
  const leave = page.locator("[data-cannot-hear]");
  await expect(leave).toBeVisible();
  await passNotes(page);
  await leave.click();
  await expect(verdict(page)).toHaveCount(2);
  await expect(page.locator(`${task} > div:last-child button`).first()).toBeVisible();
});
