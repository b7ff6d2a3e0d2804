import { expect, type Page } from "@playwright/test";

import { startSet, verdict } from "./learn";
import { test } from "./refusals";

const gaps = (page: Page) => page.locator("section[aria-label] [lang=en] input");
const submit = (page: Page) => page.locator("section[aria-label] > div:last-child button").first();

/** The letters in the boxes of a gap. */
const lettersOf = (page: Page, gap: number) =>
  gaps(page)
    .nth(gap)
    .evaluate((input) =>
      [...(input.previousElementSibling?.children ?? [])].map((box) => box.textContent.trim()),
    );

async function open(page: Page) {
  await page.goto("/app#/practice");
  await startSet(page, 2);
  await expect(gaps(page).first()).toBeFocused();
}

test("a passage is filled by the keyboard alone: letters, arrows, Backspace and Tab", async ({ page }) => {
  await open(page);
  const total = await gaps(page).count();
  expect(total).toBeGreaterThanOrEqual(12);
  for (const input of await gaps(page).all()) await expect(input).toHaveAccessibleName(/\d+.*\d+.*\d+/);

  await page.keyboard.type("qzqzqzqzqz");
  const first = await lettersOf(page, 0);
  expect(first.join("")).toBe("qzqzqzqzqz".slice(0, first.length));
  await page.keyboard.press("ArrowRight");
  await expect(gaps(page).nth(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(gaps(page).nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(gaps(page).nth(3)).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(gaps(page).nth(2)).toBeFocused();
  await page.keyboard.type("Ｑ１");
  expect((await lettersOf(page, 2))[0]).toBe("Q");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(gaps(page).first()).toBeFocused();
  for (let press = 0; press < first.length; press += 1) await page.keyboard.press("Backspace");
  expect((await lettersOf(page, 0)).join("")).toBe("");
});

test("empty gaps are counted once before the passage is sent, and the review sorts what was wrong", async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type("qqqq");
  const total = await gaps(page).count();
  await page.keyboard.press("Control+Enter");
  const asked = page.getByRole("status").filter({ hasText: String(total - 1) });
  await expect(asked).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("q");
  await expect(asked).toBeHidden();

  await submit(page).click();
  await expect(verdict(page)).toBeVisible();
  const passage = page.locator("section[aria-label] [lang=en] p");
  await expect(passage.locator("ins")).not.toHaveCount(0);
  await expect(passage.locator("del, b")).not.toHaveCount(0);
  await expect(page.locator("section[aria-label] dl dt")).not.toHaveCount(0);
});

test("what was typed is there after a reload", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("z");
  await page.keyboard.press("ArrowRight");
  await page.reload();
  await expect.poll(() => lettersOf(page, 1).then(([letter]) => letter)).toBe("z");
  await expect(gaps(page).first()).toBeFocused();
});

test("an input method keeps its keys, and its full-width letters become plain ones", async ({ page }) => {
  await open(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "ｔ", selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press("ArrowRight");
  await expect(gaps(page).first()).toBeFocused();
  await devtools.send("Input.insertText", { text: "ｔ" });
  await expect.poll(() => lettersOf(page, 0).then(([letter]) => letter)).toBe("t");
  await page.keyboard.press("ArrowRight");
  await expect(gaps(page).nth(1)).toBeFocused();
});
