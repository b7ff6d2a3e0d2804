import { expect, test } from "@playwright/test";

const paths = [
  "/courses/det-read-and-select-course",
  "/de/blog/test-day/calm-on-test-day",
  "/ru/learn/compared-with-ielts-and-toefl",
  "/th/duolingo-practice-test",
  "/ja/blog/reading/guess-a-word-from-its-sentence",
];

for (const path of paths) {
  test(`the breadcrumb of ${path} is one line and says what search engines are told`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const trail = page.locator("main nav:has(ol) ol").first();
    const { names, tops, end } = await trail.evaluate((list) => ({
      names: [...list.children].map((item) => item.textContent),
      tops: new Set([...list.children].map((item) => item.getBoundingClientRect().top)).size,
      end: list.scrollWidth - list.clientWidth,
    }));
    expect(tops).toBe(1);
    expect(end).toBeLessThanOrEqual(0);
    for (const link of await trail.getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(43);
    }
    const told = await page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    );
    for (const name of names) expect(told.find((text) => text.includes("BreadcrumbList"))).toContain(name);
  });
}
