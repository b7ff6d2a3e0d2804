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

test("a sample gets its serif when it comes into sight", async ({ page }) => {
  await page.goto("/blog/writing/an-essay-in-five-minutes");
  await page.locator("article .font-serif").first().scrollIntoViewIfNeeded();
  const hasSerif = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /^"?serif"?$/.test(family) && status === "loaded"),
    );
  await expect.poll(hasSerif).toBe(true);
});

test("a drawing takes the colours of the theme that the reader chose, not those of the device", async ({
  page,
}) => {
  const drawn = async (theme: string) => {
    await page.addInitScript((choice) => localStorage.setItem("theme", choice), theme);
    await page.goto("/duolingo-practice-test");
    const picture = page.locator('main img[src^="/images/pages/"]').filter({ visible: true }).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    // Nothing but the drawing itself may differ.
    await picture.evaluate((image) => (image.style.background = "#808080"));
    return (await picture.screenshot()).toString("base64");
  };
  expect(await drawn("dark")).not.toBe(await drawn("light"));
});
