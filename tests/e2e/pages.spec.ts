import { expect } from "@playwright/test";

import { expectContrast, expectNoViolations } from "./accessibility";
import { readThrough, test } from "./refusals";

const paths = [
  ...["/", "/th", "/courses", "/courses/det-fill-in-the-blanks", "/courses/det-prep-course-writing-sample"],
  ...["/practice", "/mock-exam", "/writing-ai-correction", "/correction", "/duolingo-english-test-coupon"],
  ...["/listen", "/learn", "/learn/test-format", "/blog", "/blog/writing", "/about-us", "/contact-us"],
  ...["/blog/writing/an-essay-in-five-minutes", "/search?q=dictation", "/pricing", "/duolingo-practice-test"],
  ...["/tos", "/privacy-policy", "/sitemap", "/login", "/register", "/forget", "/success/none", "/app"],
  ...["/app#/home", "/app#/practice"],
];
const refusing = { "/nope": 404, "/ja/nope": 404, "/learn/none": 404, "/%ff": 400 };

for (const [path, status] of [...paths.map((path) => [path, 200] as const), ...Object.entries(refusing)]) {
  test(`${path} has no accessibility violation by day or night, and nothing that it needs is refused`, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.locator("h1")).toHaveCount(1);
    await readThrough(page);
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    // What is out of sight is painted anew, and its colours change, once it is seen.
    await readThrough(page);
    await expectContrast(page);
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
