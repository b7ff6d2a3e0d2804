import { expect, type Page } from "@playwright/test";

import { tenThousandWords } from "../factories/ten-thousand-words";
import { expectNoViolations } from "./accessibility";
import { test } from "./own-device";

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const area = (page: Page) => page.locator("textarea");
const length = (page: Page) => page.locator("[data-length]");
const settled = { timeout: 60_000 };
test.beforeEach(() => test.setTimeout(180_000));

const text =
  "Here i can see a rainy street in a city. A man is running to the bus, and he is carrying a box on " +
  "his head. In the middle a woman is holding a red umbrella for her child. i think they are waiting for another " +
  "bus, because they look calm. An old man is sitting at the stop and reading a newspaper.";

async function openFreeText(page: Page) {
  await page.goto("/app#/corrections");
  await page.locator("[data-begin]").click();
  await page.locator('[data-task-link="free-text"]').click(settled);
  await expect(area(page)).toBeFocused();
}

const draftSaved = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith("/draft") && response.request().method() === "PUT",
  );

test("a begun version is kept, here and on another device, and fixes are made in it without taking anything away", async ({
  page,
}) => {
  await openFreeText(page);
  await area(page).fill(text);
  await page.locator("[data-submit]").click();
  await expect(part(page, "score")).toBeVisible(settled);
  await page.locator("[data-revise]").click();
  await expect(area(page)).toHaveValue(text);
  const own = " Nobody on the square seems to be in a hurry.";
  const saved = draftSaved(page);
  await area(page).fill(text + own);
  await area(page).blur();
  expect((await saved).ok()).toBe(true);

  await page.goBack();
  await expect(page.locator("[data-begun]")).toBeVisible();
  await part(page, "text").locator('span[role="button"]').first().click();
  await page.locator("[data-fix]").click();
  await expectNoViolations(page);
  await page.locator("[data-revise]").click();
  const better = text.replace("i can", "I can") + own;
  await expect(area(page)).toHaveValue(better);
  const again = draftSaved(page);
  await area(page).blur();
  expect((await again).ok()).toBe(true);

  await page.evaluate(() => {
    for (const key of Object.keys(window.localStorage))
      if (key.includes("_writing_")) window.localStorage.removeItem(key);
  });
  await page.goto("/app#/corrections");
  await page.reload();
  await part(page, "drafts").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/revise$/);
  await expect(area(page)).toHaveValue(better);
  await page.locator("[data-submit]").click();
  await expect(part(page, "difference").locator("ins").first()).toBeVisible(settled);
  await page.goto("/app#/corrections");
  await expect(part(page, "history").getByRole("listitem")).toHaveCount(2);
  await expect(part(page, "drafts")).toHaveCount(0);
});

test("of ten thousand words nothing is cut: how many are corrected is said before and after, and markup is shown as it was written", async ({
  page,
}) => {
  await openFreeText(page);
  await area(page).fill(text);
  await expect(length(page)).toBeEmpty();
  const long = `<b>Bold</b> <img src=x onerror="window.shown = true"> ${tenThousandWords}`;
  await area(page).fill(long);
  await expect(area(page)).toHaveValue(long);
  await expect(length(page)).toContainText("1,000");
  await expectNoViolations(page);

  await area(page).fill(long.repeat(2));
  await expect(area(page)).toHaveValue(long.repeat(2));
  await expect(length(page)).toContainText("100,000");
  await expect(page.locator("[data-submit]")).toBeDisabled();

  await area(page).fill(long);
  await page.locator("[data-submit]").click();
  await expect(part(page, "verdict")).toContainText("1,000", settled);
  await expect(part(page, "text")).toContainText("<b>Bold</b>");
  await expect(part(page, "text").locator("b, img")).toHaveCount(0);
  expect(await page.evaluate(() => "shown" in window)).toBe(false);

  // Of so many mistakes the newest are listed, which is said; what trains them begins at once.
  await page.goto("/app#/corrections/mistakes");
  const agreement = page.locator('[data-category="agreement"]');
  await expect(agreement.getByRole("listitem")).toHaveCount(8);
  await expect(agreement.locator("[data-newest]")).toContainText("8");
  await agreement.locator("[data-drill]").click();
  await expect(page).toHaveURL(/#\/practice\/[0-9a-f-]{36}$/, settled);
  await expect(page.locator("section[data-task]")).toBeVisible(settled);
});

test("what is handed in while it is being saved does not come back as a draft", async ({ page }) => {
  await openFreeText(page);
  // The answer to a save takes its time, and the server keeps what was saved at the end of it.
  await page.route("**/api/corrections/drafts/**", async (route) => {
    if (route.request().method() === "PUT") await page.waitForTimeout(3_000);
    await route.continue();
  });
  await area(page).fill(text);
  const asked = page.waitForRequest((request) => request.method() === "PUT");
  // The field is left by the press, which saves it.
  await page.locator("[data-submit]").click();
  await asked;
  await expect(part(page, "score")).toBeVisible(settled);
  await page.goto("/app#/corrections");
  await expect(part(page, "history").getByRole("listitem")).toHaveCount(1);
  await page.reload();
  await expect(part(page, "history").getByRole("listitem")).toHaveCount(1);
  await expect(part(page, "drafts")).toHaveCount(0);
});

test("a save that never gets through holds no hand-in up", async ({ page }) => {
  await openFreeText(page);
  const asked = page.waitForRequest((request) => request.method() === "PUT");
  await page.route("**/api/corrections/drafts/**", () => undefined);
  await area(page).fill(text);
  await page.locator("[data-submit]").click();
  await asked;
  await expect(part(page, "score")).toBeVisible(settled);
});

test("a browser without room says so, and the text can still be handed in", async ({ page }) => {
  await page.route("**/api/corrections/drafts/**", (route) => route.abort());
  await openFreeText(page);
  const said = page.locator("[data-task]").getByRole("status").first();
  const usual = await said.innerText();
  await page.evaluate(() => {
    for (let size = 20_000_000; size > 0; size = Math.floor(size / 2))
      try {
        window.localStorage.setItem(`filler${size}`, "x".repeat(size));
      } catch {
        continue;
      }
  });
  await area(page).fill(text);
  await expect(said).not.toHaveText(usual);
  await page.locator("[data-submit]").click();
  await expect(part(page, "score")).toBeVisible(settled);
});
