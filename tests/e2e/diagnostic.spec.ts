import { expect, test } from "@playwright/test";

import { diagnoseAndSignUp } from "./diagnose";
import { startAsUser } from "./people";

test("a visitor does the diagnostic without an account, and finds result and path again with one", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await diagnoseAndSignUp(page, "en");
});

test("from the path a set and a course are one press away, and a course that was read is ticked", async ({
  page,
}) => {
  await startAsUser(page);
  await page.goto("/app#/path");
  const course = page.locator('[data-entry="course"]').first();
  await expect(course.locator('a[href^="/courses/"]')).toBeVisible();
  await course.getByRole("button").click();
  await expect(course).toHaveAttribute("data-done", "true");
  await page.reload();
  await expect(course).toHaveAttribute("data-done", "true");
  await page.locator('[data-entry="practice"]').first().getByRole("button").click();
  await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);
});
