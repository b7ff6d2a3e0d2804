import { expect, type Page, test } from "@playwright/test";

import { startSet, verdict } from "./learn";

const task = "section[aria-label]";
const selects = (page: Page) => page.locator(`${task} [translate=no] select`);
const radios = (page: Page) => page.locator(`${task} input[type=radio]`);
const words = (page: Page) => page.locator(`${task} [data-word]`);
const marked = (page: Page) => page.locator(`${task} [data-word].bg-mark`);
const passage = (page: Page) => page.getByRole("application");

async function open(page: Page) {
  await page.goto("/app#/practice");
  await startSet(page, 3);
  await expect(selects(page).first()).toBeFocused();
}

/** The first step, each gap with its first choice. */
async function chooseWords(page: Page) {
  const total = await selects(page).count();
  for (let gap = 0; gap < total; gap += 1) {
    await expect(selects(page).nth(gap)).toBeFocused();
    await page.keyboard.press("1");
    if (gap + 1 < total) await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Control+Enter");
}

/** Also a key that no keyboard of the browser's own has, such as a full-width figure. */
function pressAnyKey(page: Page, key: string) {
  return page.evaluate((name) => {
    const init = { key: name, bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", init));
  }, key);
}

/** A step with four choices, none of them chosen yet, and the keyboard in it. */
async function expectChoices(page: Page) {
  await expect(radios(page)).toHaveCount(4);
  await expect(page.locator(`${task} input:checked`)).toHaveCount(0);
  await expect(page.locator(`${task}:focus-within`)).toBeVisible();
}

async function choose(page: Page, key: string) {
  await expectChoices(page);
  await pressAnyKey(page, key);
  await expect(radios(page).nth(Number(key.normalize("NFKC")) - 1)).toBeChecked();
  await page.keyboard.press("Control+Enter");
}

test("the six steps are done by the keyboard alone, and the review shows where the passage proves it", async ({
  page,
}) => {
  await open(page);
  const total = await selects(page).count();
  expect(total).toBeGreaterThanOrEqual(5);
  for (const select of await selects(page).all()) await expect(select).toHaveAccessibleName(/\d+.*\d+/);
  await chooseWords(page);

  await choose(page, "３");

  await expect(passage(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(marked(page)).toHaveCount(3);
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(marked(page)).toHaveCount(2);
  const said = await marked(page).allTextContents();
  await expect(page.getByRole("status").filter({ hasText: said.join(" ") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(marked(page)).toHaveCount(0);
  await page.keyboard.press("Shift+ArrowDown");
  await expect(marked(page)).not.toHaveCount(0);
  await page.keyboard.press("Control+Enter");

  await expect(marked(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(marked(page)).toHaveCount(5);
  await page.keyboard.press("Control+Enter");

  await choose(page, "2");
  await expectChoices(page);
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowDown");
  await expect(radios(page).nth(1)).toBeChecked();
  await page.keyboard.press("Control+Enter");

  await expect(verdict(page)).toHaveCount(6);
  await expect(page.locator(`${task} details`)).not.toHaveCount(0);
  await expect(page.locator(`${task} mark`)).toHaveCount(1);
  await expect(page.locator(`${task} .bg-mark`)).not.toHaveCount(0);
});

test("what is missing is asked about once, in every step", async ({ page }) => {
  await open(page);
  const total = await selects(page).count();
  await page.keyboard.press("1");
  await page.keyboard.press("Control+Enter");
  const asked = page.getByRole("status").filter({ hasText: String(total - 1) });
  await expect(asked).toBeVisible();
  await page.keyboard.press("2");
  await expect(asked).toBeHidden();
  await page.keyboard.press("Control+Enter");
  await expect(radios(page)).toHaveCount(4);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("status").filter({ hasText: "1" })).toBeVisible();
  await expect(radios(page)).toHaveCount(4);
  await page.keyboard.press("Control+Enter");
  await expect(passage(page)).toBeVisible();
});

test("words are highlighted by dragging over them, and a click begins anew", async ({ page }) => {
  await open(page);
  await chooseWords(page);
  await choose(page, "1");
  await words(page).nth(3).hover();
  await page.mouse.down();
  await words(page).nth(6).hover();
  await words(page).nth(7).hover();
  await page.mouse.up();
  await expect(marked(page)).toHaveCount(5);
  await words(page).nth(12).click();
  await expect(marked(page)).toHaveCount(1);
  await words(page).nth(10).click();
  await expect(marked(page)).toHaveCount(3);
});

test("after a reload the step, its answer and the clock are as they were left", async ({ page }) => {
  await open(page);
  await chooseWords(page);
  await choose(page, "1");
  await words(page).nth(2).click();
  await words(page).nth(4).click();
  await page.reload();
  await expect(marked(page)).toHaveCount(3);
  await expect(page.getByRole("timer")).toBeVisible();
});

test("the steps have no fault that axe finds", async ({ page }) => {
  const { default: AxeBuilder } = await import("@axe-core/playwright");
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).include(task).analyze();
    expect(violations).toEqual([]);
  };
  await open(page);
  await check();
  await chooseWords(page);
  await expect(radios(page)).toHaveCount(4);
  await check();
  await choose(page, "1");
  await expect(passage(page)).toBeVisible();
  await check();
});
