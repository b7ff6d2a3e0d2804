import { expect, test } from "@playwright/test";

import { expectNoViolations } from "./accessibility";

const paths = [
  "/",
  "/courses",
  "/courses/det-fill-in-the-blanks",
  "/courses/det-prep-course-writing-sample",
  "/practice",
  "/mock-exam",
  "/writing-ai-correction",
  "/correction",
  "/duolingo-english-test-coupon",
  "/listen",
  "/learn",
  "/learn/test-format",
  "/blog",
  "/blog/writing",
  "/blog/writing/an-essay-in-five-minutes",
  "/about-us",
  "/contact-us",
  "/search?q=dictation",
  "/pricing",
  "/duolingo-practice-test",
  "/tos",
  "/privacy-policy",
  "/sitemap",
  "/login",
  "/register",
  "/forget",
  "/app#/home",
  "/app#/practice",
  "/nothing-here",
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const path of paths) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator("h1")).toHaveCount(1);
        await expectNoViolations(page);
      });
    }
  });
}

test("the samples get their serif once the page has been painted", async ({ page }) => {
  await page.goto("/blog/writing/an-essay-in-five-minutes");
  await page.locator("article .font-serif").first().scrollIntoViewIfNeeded();
  const hasSerif = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /^"?serif"?$/.test(family) && status === "loaded"),
    );
  await expect.poll(hasSerif).toBe(true);
  await expect(page.locator("html")).not.toHaveAttribute("data-unpainted");
});
