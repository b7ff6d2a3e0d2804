import { expect } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { test } from "./refusals";
import { answerRound, doTask, exam, openOffer, startButton, stepOf, tasksDone, walkIn } from "./sitting";

test.describe.configure({ timeout: 240_000 });

test("a visitor sits the free section to its end, and is told where its report is", async ({ page }) => {
  await openOffer(page, "section");
  await expect(stepOf(page, "about").locator("[data-cost=free]")).toBeVisible();
  await expectNoViolations(page);
  await walkIn(page);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectNoViolations(page);
  while (await doTask(page));
  await expect(page.locator('[data-after="done"]')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("[data-report]")).toBeVisible();
  await page.goto("/app#/exam");
  const earlier = page.locator('[data-earlier] [data-sitting="done"]');
  await expect(earlier).toHaveAttribute("href", /#\/exam\/[0-9a-f-]{36}\/report$/);
});

test("a sitting goes on where it was after a reload; a second tab looks on until it takes over", async ({
  page,
  context,
}) => {
  await openOffer(page, "section");
  await walkIn(page);
  await startButton(page).press("Enter");
  await answerRound(page);
  await expect(startButton(page)).toBeVisible({ timeout: 15_000 });
  expect(await tasksDone(page)).toBe(1);
  await startButton(page).press("Enter");
  await exam(page).locator("input").first().pressSequentially("zz");
  await page.reload();
  await expect(exam(page).locator("input").first()).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  expect(await tasksDone(page)).toBe(1);

  const second = await context.newPage();
  await second.goto(page.url());
  const take = exam(second).getByRole("button").last();
  await expect(exam(second).locator("input")).toHaveCount(0);
  await expect(take).toBeVisible();
  await take.click();
  await expect(exam(second).locator("input").first()).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Control+Enter");
  await expect(exam(page).locator("input")).toHaveCount(0);
});

test("without a connection an answer waits on the device, and goes once when it is back", async ({
  page,
  context,
}) => {
  await openOffer(page, "section");
  await walkIn(page);
  await startButton(page).click();
  await answerRound(page);
  await expect(startButton(page)).toBeVisible({ timeout: 15_000 });
  await startButton(page).click();
  await expect(exam(page).locator("input").first()).toBeVisible();
  const sent: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.method() === "POST" && /\/answers\/\d+$/.test(request.url())) sent.push(request.url());
  });
  await context.setOffline(true);
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("status").filter({ hasText: /\w/ }).first()).toBeVisible();
  await page.waitForTimeout(1_500);
  await context.setOffline(false);
  await expect.poll(() => tasksDone(page), { timeout: 20_000 }).toBe(2);
  expect(sent).toHaveLength(1);
});

test("who gives up is told what it means, and the exam is over for good", async ({ page }) => {
  await openOffer(page, "section", "/de");
  await walkIn(page);
  // The exam speaks English, until somebody wants their own language.
  await expect(exam(page).locator("[data-language=de]")).toBeVisible();
  const said = page.locator("[data-intro] li").first();
  const english = (await said.textContent()) ?? "";
  await exam(page).locator("[data-language=de]").click();
  await expect(exam(page).locator("[data-language=en]")).toBeVisible();
  await expect(said).not.toHaveText(english);
  await page.locator("[data-end]").click();
  const dialog = page.getByRole("alertdialog");
  await expectNoViolations(page);
  await expect(dialog.locator("[data-finish]")).toHaveCount(0);
  await dialog.locator("[data-give-up]").click();
  await expect(page.locator('[data-after="givenUp"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-give-up]")).toHaveCount(0);
});
