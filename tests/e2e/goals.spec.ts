import { expect, type Page, test } from "@playwright/test";

import { verdict } from "./learn";
import { startAsUser } from "./people";

const section = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A set of easy words one by one, to which No is always said: about half of it is wrong. */
async function denyWords(page: Page, size: number) {
  await page.evaluate(() => (window.location.hash = "#/practice"));
  await page.locator('input[name="way"]').nth(1).check();
  await page.locator('input[name="level"]').nth(1).check();
  await page.locator('input[name="size"]').nth([5, 10, 20].indexOf(size)).check();
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);
  for (let question = 0; question < size; question += 1) {
    await expect(page.locator("section[aria-label] legend")).toBeVisible();
    // A key that comes before the question listens is pressed once more, as one would.
    await expect(async () => {
      if (!(await verdict(page).isVisible())) await page.keyboard.press("n");
      await expect(verdict(page)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await page.keyboard.press("Enter");
    // Behind the last one stand the verdicts of all.
    if (question < size - 1) await expect(verdict(page)).toHaveCount(0);
  }
  await expect(page.locator("section[aria-label] legend")).toHaveCount(0);
}

test("a new learner sets a goal by the keyboard, practices, and today shows the week, what is missed and what is next", async ({
  page,
}) => {
  await startAsUser(page);
  await page.locator('nav a[href="#/home"]').first().click();
  await expect(section(page, "suggested").getByRole("button")).toBeVisible();
  await expect(section(page, "weak")).toHaveCount(0);
  await expect(section(page, "goal").getByRole("img")).toHaveCount(0);

  await section(page, "goal").getByRole("button").click();
  await page.waitForURL("**#/goal");
  await page.locator('select[name="overall"]').focus();
  await page.keyboard.type("120");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator('select[name="speaking"]')).toBeVisible();
  await page.locator('select[name="speaking"]').selectOption("115");
  await page.locator('input[name="testDate"]').fill(dateIn(30));
  await page.locator('input[name="weekGoal"]').fill("40");
  await page.keyboard.press("Enter");
  await page.waitForURL("**#/home");
  await expect(section(page, "goal").getByRole("img")).toHaveAttribute("aria-label", /120.*10.*160/);
  await expect(section(page, "goal")).toContainText("115");
  await expect(section(page, "goal").getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");

  await denyWords(page, 10);
  await page.evaluate(() => (window.location.hash = "#/home"));
  await expect(section(page, "goal").getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
  await expect(section(page, "weak").getByRole("listitem")).toHaveText([/\d.*10/]);
  await section(page, "suggested").getByRole("button").click();
  await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);
  await expect(page.locator("section[aria-label] legend")).toBeVisible();
});

test("a date that is over is refused in words, and nothing that was entered is lost", async ({ page }) => {
  await startAsUser(page);
  await page.goto("/app#/goal");
  await page.locator('select[name="overall"]').selectOption("100");
  await page.locator('input[name="testDate"]').fill("2020-01-01");
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator("main form").getByRole("alert")).not.toBeEmpty();
  await expect(page.locator('select[name="overall"]')).toHaveValue("100");
  await expect(page).toHaveURL(/#\/goal$/);
});

test("the first language is offered in the reader's language, kept, and can be taken back", async ({
  page,
}) => {
  await startAsUser(page);
  await page.goto("/de/app#/account");
  const choice = page.locator('select[name="firstLanguage"]');
  const form = page.locator("form").filter({ has: choice });
  const save = async () => {
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
    await form.locator('button[type="submit"]').click();
    expect((await saved).ok()).toBe(true);
    await expect(form.getByRole("status")).not.toBeEmpty();
    await page.reload();
  };
  await expect(choice.locator('option[value="th"]')).toHaveText(
    new Intl.DisplayNames("de", { type: "language" }).of("th") ?? "",
  );
  await choice.selectOption("th");
  await save();
  await expect(choice).toHaveValue("th");
  await choice.selectOption("");
  await save();
  await expect(choice).toHaveValue("");
});
