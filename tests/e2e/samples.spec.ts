import { expect, type Page } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { readThrough, test } from "./refusals";

const answersAt = (page: Page, score: number) => page.locator(`details[open] [data-answer="${score}"]`);

test("the answers of one score are chosen, and their notes read, by keyboard alone and without a script", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/de/sample-answers/writing-sample");
  await expect(answersAt(page, 85)).toBeVisible();
  await page.locator("input[data-score=all]").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("input[data-score='105']")).toBeChecked();
  await expect(answersAt(page, 105)).toBeVisible();
  await expect(answersAt(page, 85)).toBeHidden();

  const second = page.locator("article details").nth(1);
  await second.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(second).toHaveAttribute("open");

  const number = answersAt(page, 105).first().locator("a.note-number").first();
  await number.focus();
  await page.keyboard.press("Enter");
  const note = page.locator("li:target");
  await expect(note).toBeVisible();
  await note.locator("a").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("a.note-number:target")).toBeVisible();
  await context.close();
});

test("a sample's prompt leads to an answer of one's own, a visitor's too", async ({ page }) => {
  await page.goto("/de/sample-answers/writing-sample");
  const asked = await page.locator("article h2").first().textContent();
  await page.locator('article a[href*="#/corrections/new/"]').first().click();
  await expect(page).toHaveURL(/\/de\/app#\/corrections\/new\/writing-sample\/[a-z0-9-]+$/);
  await page.locator("main [data-begin]").click();
  await page.locator("main button").last().click();
  await expect(page.locator("main")).toContainText(asked?.trim().slice(0, 25) ?? "");
});

test("a page of sample answers breaks no rule of accessibility", async ({ page }) => {
  await page.goto("/ja/sample-answers/write-about-the-photo");
  await expectNoViolations(page);
});

for (const task of ["write-about-the-photo", "speak-about-the-photo"])
  test(`each prompt of ${task} shows its picture, with words for who cannot see it`, async ({ page }) => {
    await page.goto(`/ja/sample-answers/${task}`);
    const pictures = page.locator("article img");
    await expect(pictures).toHaveCount(await page.locator("article").count());
    await readThrough(page);
    const missing = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) =>
        all.flatMap(({ naturalWidth, alt, src }) =>
          naturalWidth > 0 && /\w{3}.*\.$/.test(alt) ? [] : [src],
        ),
      );
    await expect.poll(missing).toEqual([]);
  });

test("a picture without public answers stays private", async ({ request }) => {
  const [shown, kept] = await Promise.all(
    ["rain-bus-stop", "fruit-market"].map((scene) => request.get(`/images/scenes/${scene}.svg`)),
  );
  expect(shown?.status()).toBe(200);
  expect(kept?.status()).toBe(404);
});

test("a course ends in a set of its own type, which begins at the press of a level", async ({ page }) => {
  await page.goto("/courses/det-read-and-complete-prep-course");
  await page.locator('section[aria-labelledby="now"] a[href$="/easy"]').click();
  await page.waitForURL(/#\/practice\/[0-9a-f-]{36}$/);
  await expect(page.locator("section[data-task]")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/det-read-and-complete-prep-course/);
});

test("the words of a vocabulary course become one's own in one press", async ({ page }) => {
  await page.goto("/courses/det-listening-words");
  await page.locator('section[aria-labelledby="now"] a').click();
  await page.waitForURL("**#/words/course/det-listening-words");
  await expect(page.locator("main p[role=status]").filter({ hasText: "17" })).toBeVisible();
  await page.locator("main button").first().click();
  await page.waitForURL("**#/words/review");
  await expect(page.locator("section[data-task] h1")).toBeVisible();
});
