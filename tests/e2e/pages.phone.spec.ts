import { expect, test } from "@playwright/test";

import { expectNoViolations } from "./accessibility";

for (const path of [
  "/",
  "/ja",
  "/de/courses",
  "/th/pricing",
  "/courses/det-read-and-select-course",
  "/ja/courses/det-write-about-the-photo-course",
  "/de/learn/test-format",
  "/ru/blog",
  "/es/practice",
  "/fr/mock-exam",
  "/th/listen",
  "/tr/contact-us",
  "/login",
  "/app#/practice",
]) {
  test(`${path} fits a phone and has no accessibility violation`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("h1")).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  });
}
