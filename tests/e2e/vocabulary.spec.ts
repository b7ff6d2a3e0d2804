import { expect, type Page, test } from "@playwright/test";

import { startSet, verdict } from "./learn";

const dialog = (page: Page) => page.getByRole("dialog");
const cardWord = (page: Page) => page.locator("section[data-task] h1");
const ratings = (page: Page) => page.locator("section[data-task] [role=group] button");
const isReview = (url: string) => url.endsWith("/vocabulary/reviews");

/** Taps the word of an answered gap and makes it one's own. */
async function addWord(page: Page) {
  await page.goto("/app#/practice");
  await startSet(page, 1);
  await page.keyboard.type("e");
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toBeVisible();
  await page.locator('[data-task] p[lang="en"] mark').first().click();
  await dialog(page).locator("dd button").first().click();
  await expect(dialog(page).locator("dd [role=status]").first()).not.toBeEmpty();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
}

test("a word that was tapped is learned by keyboard, taken back, learned again, and today shows what is due", async ({
  page,
}) => {
  await addWord(page);
  await page.evaluate(() => (window.location.hash = "#/home"));
  const start = page.locator("main button").filter({ hasText: /word/i });
  await start.click();
  await page.waitForURL("**#/words/review");

  const word = (await cardWord(page).textContent()) ?? "";
  await expect(ratings(page)).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(ratings(page)).toHaveCount(4);
  await expect(ratings(page).nth(2)).toBeFocused();
  const sent = page.waitForResponse((response) => isReview(response.url()));
  await page.keyboard.press("3");
  expect((await (await sent).json()).data).toMatchObject({ isCounted: true, card: { lemma: word } });
  const undone = page.waitForResponse((response) => response.url().endsWith("/vocabulary/undos"));
  await page.keyboard.press("u");
  expect((await (await undone).json()).data.card.memory.reps).toBe(0);
  await expect(ratings(page)).toHaveCount(4);
  await page.keyboard.press("4");
  await expect(page.locator("main h1")).not.toHaveText(word);

  await page.locator("main button").first().click();
  await page.waitForURL("**#/home");
  await expect(page.locator("main h2").first()).toBeVisible();
  await expect(start).toHaveCount(0);
});

test("a card that is rated without a connection is sent once when it is back", async ({ page, context }) => {
  test.setTimeout(120_000);
  await addWord(page);
  await page.evaluate(() => (window.location.hash = "#/words/review"));
  await expect(cardWord(page)).toBeVisible();
  const sent: string[] = [];
  page.on("requestfinished", (request) => {
    if (isReview(request.url())) sent.push(request.postDataJSON().id);
  });
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("1");
  await expect(ratings(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("4");
  await expect(cardWord(page)).toHaveCount(0);
  await context.setOffline(false);
  // What fails at the first moment is sent again half a minute later.
  await expect.poll(() => new Set(sent).size, { timeout: 60_000 }).toBe(2);
  await page.reload();
  await expect(page.locator("main h3")).toBeVisible();
  expect(sent).toHaveLength(2);
});
