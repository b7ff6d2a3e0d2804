import { type Browser, expect, type Page, test } from "@playwright/test";

import { startSet, verdict } from "./learn";
import { codeFor, password, signUp, startAsUser } from "./people";

const operator = process.env.E2E_OPERATOR ?? "operator@example.com";
const reason = "Your word fits the sentence, too. Thank you.";

/** A set of gaps, all wrong, to its end. */
async function missAll(page: Page) {
  await startSet(page, 1);
  for (let question = 0; question < 5; question += 1) {
    await expect(page.locator("section[aria-label] input")).toBeVisible();
    await page.keyboard.type("q");
    await page.keyboard.press("Enter");
    await expect(verdict(page)).toBeVisible();
    if (question < 4) await page.keyboard.press("Enter");
  }
}

/** The operator's account, made the first time, on the page in front of the room. */
async function openRoom(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/login");
  const login = await page.request.post("/api/common/login", { data: { email: operator, password } });
  if (login.ok()) await page.goto("/operator");
  else {
    await page.goto("/register?next=%2Foperator");
    await signUp(page, operator);
    await page.waitForURL("**/operator");
  }
  await page.locator("main button").first().click();
  await page.locator('input[name="code"]').fill(await codeFor(operator, "operator"));
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL("**/operator#/reports");
  return page;
}

test("a learner reports an answer, the operator lets it count, and the learner hears and sees the score", async ({
  page,
  browser,
}) => {
  await startAsUser(page);
  expect((await page.request.get("/operator")).status()).toBe(404);
  await missAll(page);
  const note = `I think it fits (${crypto.randomUUID()}). <b>Really</b>`;
  const opener = page.locator('[data-report="should-count"]');
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.locator("textarea").fill(note);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.getByRole("status")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const reported = page.locator('[data-reported="should-count"]');
  await expect(reported).toBeVisible();
  await expect(opener).toHaveCount(0);
  await page.reload();
  await expect(page.locator("h1")).toBeVisible();
  await expect(reported).toHaveCount(1);

  const room = await openRoom(browser);
  await room.locator('[data-entry="open"]', { hasText: note }).click();
  await expect(room.locator("[data-note]")).toHaveText(note);
  await room.locator('input[value="accept"]').check();
  await room.locator('textarea[name="why"]').fill(reason);
  await room.locator('main form button[type="submit"]').click();
  await expect(room.locator('[data-decided="accepted"]')).toContainText(reason);
  await room.locator('a[href="#/log"]').click();
  await expect(room.locator("tbody tr").first()).toContainText(operator);
  await room.locator('a[href="#/bank"]').click();
  await expect(room.locator("[data-sittings]")).toContainText("300");
  await room.context().close();

  await page.goto("/app#/home");
  const news = page.locator('[data-report-news="accepted"]');
  await expect(news).toContainText(reason);
  await news.locator("a").click();
  await expect(page.locator('[data-reported="should-count"]')).toContainText(reason);
  await expect(page.getByText("20%").first()).toBeVisible();
  await page.goto("/app#/home");
  await news.locator("button").click();
  await expect(news).toHaveCount(0);
});
