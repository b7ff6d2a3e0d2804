import { expect, type Page } from "@playwright/test";

import { expectNoViolations } from "./accessibility";
import { test } from "./own-device";

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const area = (page: Page) => page.locator("textarea");
const settled = { timeout: 60_000 };
const text =
  "Here i can see a rainy street in a city. A man is running to the bus, and he is carrying a box on his head.";

test("whoever writes about a prompt that is withdrawn meanwhile reads their text, and has it corrected as one of their own", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto("/app#/corrections");
  await page.locator("[data-begin]").click();
  await page.locator('[data-task-link="write-about-the-photo"]').click(settled);
  await page.locator("[data-prompt]").first().click();
  await page.locator("[data-start]").click();
  await area(page).fill(text);

  const gone = { status: 410, json: { status: 410, code: "correction/prompt-withdrawn", message: "" } };
  await page.route(/\/api\/corrections\/prompts\/write-about-the-photo\//, (route) => route.fulfill(gone));
  await page.route(/\/api\/corrections$/, (route) => route.fulfill(gone));
  await page.locator("[data-submit]").click();
  await expect(part(page, "gone")).toContainText(text);
  await expectNoViolations(page);

  // Also later, from the list of drafts.
  await page.goto("/app#/corrections");
  await page.reload();
  await part(page, "drafts").getByRole("link").first().click();
  await page.locator("[data-as-own]").press("Enter");
  await expect(area(page)).toHaveValue(text);
  await page.unrouteAll();
  await page.locator("[data-submit]").click();
  await expect(part(page, "score")).toBeVisible(settled);
  await page.goto("/app#/corrections");
  await expect(part(page, "history").getByRole("listitem")).toHaveCount(1);
  await expect(part(page, "drafts")).toHaveCount(0);
});
