import { expect, test } from "@playwright/test";

test("every entry of the contents leads to its heading at the first press, and is marked then", async ({
  page,
}) => {
  await page.goto("/courses/det-read-and-select-course");
  const entries = page.locator('nav a[href^="#"]:visible');
  const count = await entries.count();
  expect(count).toBeGreaterThan(3);
  for (const index of [count - 1, 1, count - 2]) {
    await page.evaluate(() => scrollTo(0, 0));
    const entry = entries.nth(index);
    const id = decodeURIComponent((await entry.getAttribute("href"))?.slice(1) ?? "");
    await entry.click();
    const top = () => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
    await expect.poll(async () => Math.round((await top()) ?? -1)).toBeLessThan(200);
    const first = (await top()) ?? 0;
    await page.waitForTimeout(500);
    expect(Math.abs(((await top()) ?? 0) - first)).toBeLessThan(2);
    expect(first).toBeGreaterThanOrEqual(0);
    await expect(entry).toHaveAttribute("aria-current", "location");
  }
});

test("on paper a text begins at once, without header, banner, contents and footer", async ({ page }) => {
  await page.goto("/courses/det-read-and-select-course");
  await page.emulateMedia({ media: "print" });
  for (const gone of [".site-header", ".update-banner", "body > footer", "main nav", "#film video"])
    for (const each of await page.locator(gone).all()) await expect(each).toBeHidden();
  const [title, text] = [page.locator("h1"), page.locator(".prose")];
  expect((await title.boundingBox())?.y).toBeLessThan(120);
  expect((await text.boundingBox())?.y).toBeLessThan(900);
});
