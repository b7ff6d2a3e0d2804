import { expect, type Page, test } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { startExamSet, verdict } from "./learn";
import { at } from "./people";

const frame = 'section[data-mode="exam"]';
const heading = (page: Page) => page.locator(`${frame} h1`);
const timeLeft = async (page: Page) =>
  Number.parseInt((await page.getByRole("timer").textContent())?.replaceAll(/\D/g, "") ?? "", 10);
const input = (page: Page) => page.locator(`${frame} input`);

/** Places left empty are counted first; the second time they are sent. */
async function answerGap(page: Page, question: number) {
  const here = page.locator(`${frame} h1`, { hasText: new RegExp(`\\b${question} of 5`) });
  await expect(here).toBeVisible();
  await expect(async () => {
    await expect(input(page)).toBeEnabled({ timeout: 1_000 });
    await input(page).fill("e");
    await page.keyboard.press("Control+Enter");
    await expect(here).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}

test("a set in exam mode keeps the server's clock, says nothing before its end, and then everything", async ({
  page,
}) => {
  await page.goto(at("de", "/app#/practice"));
  await startExamSet(page, 1);
  // In English, as the test is, with the learner's language a press away.
  await expect(page.locator(`[lang="en"] ${frame}`)).toBeVisible();
  await expect(page.locator('[data-language="de"]')).toBeVisible();
  await expect(page.locator("[data-buttons] button")).toHaveCount(1);
  await expect(page.locator(`${frame} select`)).toHaveCount(0);
  await expectNoViolations(page);

  await answerGap(page, 1);
  await expect(heading(page)).toContainText("2 of 5");
  await input(page).focus();
  await page.keyboard.type("qq");
  await page.waitForTimeout(4_000);
  await page.reload();
  await expect(heading(page)).toContainText("2 of 5");
  expect(await timeLeft(page)).toBeLessThanOrEqual(17);
  await expect(input(page)).toHaveValue("qq");
  await expect(verdict(page)).toHaveCount(0);

  for (const question of [2, 3, 4]) {
    await answerGap(page, question);
    await expect(heading(page)).toContainText(`${question + 1} of 5`);
    await expect(verdict(page)).toHaveCount(0);
  }
  await answerGap(page, 5);
  await expect(page.locator("[data-next-set]")).toBeVisible();
  await expect(verdict(page)).toHaveCount(5);
  await expect(page.locator(`[lang="en"] [data-next-set]`)).toHaveCount(0);
});

test("the time alone hands in what is there and brings the next question", async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto("/app#/practice");
  await startExamSet(page, 1);
  await input(page).evaluate((element) =>
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
  );
  await expect(page.locator("[data-blocked]")).not.toBeEmpty();
  await input(page).focus();
  await page.keyboard.type("q");
  await expect(heading(page)).toContainText("2 of 5", { timeout: 30_000 });
});

test("a reading goes on step by step without a word on the answers, and can be ended early with its results", async ({
  page,
}) => {
  await page.goto("/app#/practice");
  await startExamSet(page, 3);
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Control+Enter");
  await expect(heading(page)).toContainText("2 of 6");
  await expect(verdict(page)).toHaveCount(0);
  await page.locator("[data-leave-set]").press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectNoViolations(page);
  await page.locator("[data-end-set]").press("Enter");
  await expect(page.locator("[data-next-set]")).toBeVisible();
  await expect(verdict(page)).toHaveCount(1);
  await page.reload();
  await expect(page.locator("[data-next-set]")).toBeVisible();
});

test("a dictation has no more plays than the test, and no help", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/app#/practice");
  await startExamSet(page, 4);
  await expect(page.locator(`${frame} textarea`)).toBeVisible();
  await expect(page.locator("[data-cannot-hear]")).toHaveCount(0);
  const play = page.locator(`${frame} button:not([data-leave-set])`).first();
  const label = async () => (await play.textContent()) ?? "";
  // It may have played by itself: then one press less is left.
  for (let times = 0; times < 3; times += 1) {
    await expect
      .poll(async () => (await play.isEnabled()) || /0/.test(await label()), { timeout: 30_000 })
      .toBe(true);
    if (!(await play.isEnabled())) break;
    await play.click();
    await expect(play).toBeDisabled({ timeout: 15_000 });
  }
  await expect(play).toContainText("0", { timeout: 30_000 });
  await expect(play).toBeDisabled();
});
