import { expect, type Page, test } from "@playwright/test";

import { startSet, verdict } from "./learn";

const size = 18;
const heading = (page: Page) => page.locator("section[aria-label] h1");
const word = (page: Page) => page.locator("section[aria-label] fieldset [translate=no]");
/** Nobody reads a word in less; a press that comes sooner is the second one of a double click. */
const look = (page: Page) => page.waitForTimeout(400);

/** Answers the words from one on to the end, and sees the result. */
async function finish(page: Page, from: number) {
  for (let question = from; question <= size; question += 1) {
    await expect(heading(page)).toContainText(`${question} of ${size}`);
    await look(page);
    await page.keyboard.press(question % 2 === 0 ? "n" : "y");
  }
  await expect(page.locator("main dl dd")).not.toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 0, "round");
});

test("a round goes straight on, also after a reload, says nothing of the answers before its end, and then shows all of them", async ({
  page,
}) => {
  await expect(word(page)).toBeVisible();
  const first = await word(page).textContent();
  await look(page);
  await page.keyboard.press("y");
  await expect(heading(page)).toContainText(`2 of ${size}`);
  await expect(word(page)).not.toHaveText(first ?? "");
  for (const question of [2, 3]) {
    await expect(heading(page)).toContainText(`${question} of ${size}`);
    await look(page);
    const sent = page.waitForResponse((response) => response.url().endsWith("/practice/answers"));
    await page.keyboard.press("y");
    await sent;
  }
  await expect(verdict(page)).toHaveCount(0);
  const fourth = await word(page).textContent();
  await page.reload();
  await expect(word(page)).toHaveText(fourth ?? "");
  await finish(page, 4);
  await expect(page.getByText(/\d\s?%/).first()).toBeVisible();
  await expect(verdict(page)).toHaveCount(size);
});

test("a double click answers one word, and the time alone answers the next", async ({ page }) => {
  await look(page);
  await page.locator("fieldset button").last().dblclick();
  await expect(heading(page)).toContainText(`2 of ${size}`);
  await expect(heading(page)).toContainText(`3 of ${size}`, { timeout: 8_000 });
});

test("the next word is said, the focus stays on the button that was pressed, and the time can be doubled", async ({
  page,
}) => {
  const said = page.locator("section[aria-label] [role=status] [lang=en]");
  await look(page);
  await page.locator("fieldset button").last().focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText(`2 of ${size}`);
  await expect(page.locator("fieldset button").last()).toBeFocused();
  await expect(said).toHaveText((await word(page).textContent()) ?? "");
  await look(page);
  await page.keyboard.press("ArrowRight");
  await expect(heading(page)).toContainText(`3 of ${size}`);
  await expect(page.locator("fieldset button").last()).not.toBeFocused();

  await page.locator("button[aria-pressed]").first().press("Enter");
  await expect(page.locator("select")).toHaveValue("x2");
});

test("what is answered without a connection is kept, and brings the result with the connection", async ({
  page,
  context,
}) => {
  await look(page);
  await context.setOffline(true);
  await finishOffline(page);
  await context.setOffline(false);
  await expect(page.locator("main dl dd")).not.toHaveCount(0, { timeout: 30_000 });
});

async function finishOffline(page: Page) {
  for (let question = 1; question <= size; question += 1) {
    await expect(heading(page)).toContainText(`${question} of ${size}`);
    await look(page);
    await page.keyboard.press("n");
  }
  await expect(page.locator("main [role=status]").first()).toBeVisible();
}
