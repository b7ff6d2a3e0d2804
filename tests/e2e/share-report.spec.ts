import { expect, type Page } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { haveAccount } from "./people";
import { test } from "./refusals";
import { sitByApi } from "./sit-by-api";

const dialog = (page: Page) => page.getByRole("dialog");
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

async function openReport(page: Page) {
  const address = await haveAccount(page);
  const id = await sitByApi(page.request, address);
  await page.goto(`/app#/exam/${id}/report`);
  await expect(part(page, "overall").getByRole("img")).toHaveAttribute("aria-label", /\d+.*\d+.*\d+/);
}

/** Opens the dialog and makes a link, by keyboard alone; tells its address. */
async function makeLink(page: Page) {
  await page.locator('[data-action="share"]').press("Enter");
  await dialog(page).locator('input[name="timing"]').press("Space");
  await dialog(page).locator("[data-make-link]").press("Enter");
  const link = dialog(page).locator("[data-link]");
  await expect(link).toBeFocused();
  return link.inputValue();
}

test("a report is shared by a link that shows its scores and nothing else, until it is ended", async ({
  page,
  browser,
}) => {
  await openReport(page);
  await expectNoViolations(page);
  const address = await makeLink(page);
  await expectNoViolations(page);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(part(stranger, "overall").getByRole("img")).toBeVisible();
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(stranger.locator('[data-mark="timing"]')).toBeVisible();
  for (const own of ["answers", "trend", "next", "ability", "official"])
    await expect(part(stranger, own)).toHaveCount(0);
  await expectNoViolations(stranger);

  await dialog(page).locator("[data-end-link]").press("Enter");
  await expect(dialog(page).locator("[data-link]")).toHaveCount(0);
  await expect(dialog(page).locator("[data-make-link]")).toBeVisible();
  await stranger.reload();
  await expect(stranger.locator("[data-shared], [data-part]")).toHaveCount(0);
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  await stranger.context().close();

  await page.keyboard.press("Escape");
  await expect(page.locator('[data-action="share"]')).toBeFocused();
});

test("a report is printed whole, in the width of a page, without what only a screen is for", async ({
  page,
}) => {
  await openReport(page);
  // A4 at 96 dots to the inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const printed of ["overall", "evidence", "answers"]) await expect(part(page, printed)).toBeVisible();
  for (const each of [page.getByRole("navigation"), page.getByRole("button")])
    await expect(each.filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  const [ground] = await page.evaluate(
    () => /\d+/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? [],
  );
  expect(Number(ground)).toBeGreaterThan(200);
});

test("each answer of a report opens with its key, and the report is a file", async ({ page }) => {
  await openReport(page);
  await expect(part(page, "answers").locator("details")).toHaveCount(13);
  await part(page, "answers").locator("summary").nth(1).press("Enter");
  await expect(part(page, "answers").locator("details[open] h3").first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-action="pdf"]').press("Enter"),
  ]);
  expect(file.suggestedFilename()).toBe("bandwise-report.pdf");
});
