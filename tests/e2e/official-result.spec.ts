import { expect, type Page } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { haveAccount } from "./people";
import { test } from "./refusals";
import { sitByApi } from "./sit-by-api";

const official = (page: Page) => page.locator('[data-part="official"]');
const kept = (page: Page) => official(page).locator("[data-official]");

test("an official result is kept only by consent, stands there after a reload, and is deleted for good", async ({
  page,
}) => {
  const id = await sitByApi(page.request, await haveAccount(page));
  await page.goto(`/app#/exam/${id}/report`);
  await official(page).locator('select[name="overall"]').selectOption("115");
  await official(page).locator('input[name="takenOn"]').fill("2026-10-14");
  await official(page).locator('button[type="submit"]').click();
  // Without the consent the form is not sent.
  expect(
    await official(page)
      .locator('input[name="agrees"]')
      .evaluate((box) => box instanceof HTMLInputElement && box.validity.valueMissing),
  ).toBe(true);
  await expect(kept(page)).toHaveCount(0);
  await official(page).locator('input[name="agrees"]').check();
  await official(page).locator('button[type="submit"]').click();
  await expect(kept(page)).toContainText("115");
  await expect(kept(page)).toContainText("2026");
  await expect(official(page).locator('select[name="overall"]')).toHaveValue("");
  await expectNoViolations(page);

  await page.reload();
  await expect(kept(page)).toContainText("115");
  await kept(page).getByRole("button").click();
  await expect(kept(page)).toHaveCount(0);
  await page.reload();
  await expect(official(page).locator("form")).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
});
