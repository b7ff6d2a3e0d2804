import { expect, type Page, test } from "@playwright/test";

import { sessionKey } from "@/lib/api/client/session-key";
import { locales } from "@/lib/i18n/locales";

import { at } from "./people";

/** What is broken over two lines, or lies on its neighbour, or out of the page. */
function headerFaults(page: Page) {
  return page.evaluate(() => {
    const selector = ".site-header .page :is(a, summary, button)";
    const parts = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((part) => part.checkVisibility() && !part.closest("details > :not(summary)"))
      .map((part) => ({ part, box: part.getBoundingClientRect() }));
    const wrapped = parts.filter(({ part }) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      const tops = [...words.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom);
      return part.querySelector("svg") === null && Math.max(...tops) - Math.min(...tops) > 4;
    });
    const touching = parts.filter(({ box }, index) => {
      const next = parts[index + 1]?.box.left ?? document.documentElement.clientWidth;
      return box.right > next + 0.5 || box.width === 0;
    });
    return [...wrapped, ...touching].map(({ part }) => part.textContent || part.getAttribute("aria-label"));
  });
}

test("the header's labels stand in one line and apart in every language", async ({ page }) => {
  for (const locale of locales) {
    await page.goto(at(locale, "/about-us"));
    for (const width of [1024, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(".site-header nav").first()).toBeVisible();
      await expect.poll(() => headerFaults(page), `${locale} ${width} px`).toEqual([]);
    }
  }
});

test("a guest starts at once from the header, or logs in", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.locator('a[href="/login"]').first()).toBeVisible();
  await header.locator('a[href="/app#/practice"]').first().click();
  await expect(page.locator('main form button[type="submit"]')).toBeVisible();
});

test("who is logged in is not asked to", async ({ page }) => {
  const session = { token: "t", expiresAt: "2126-01-01T00:00:00Z", temp: false };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  await page.goto("/about-us");
  const header = page.getByRole("banner");
  await expect(header.locator('a[href="/app#/home"]').first()).toBeVisible();
  await expect(header.locator('a[href="/login"]')).toHaveCount(0);
});

for (const [width, place] of [
  [390, "drawer"],
  [1440, "header"],
] as const) {
  test(`all languages are in sight at once in the ${place}, and one is chosen by the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/pricing");
    const header = page.getByRole("banner");
    const box = place === "drawer" ? page.getByRole("dialog") : header.locator("details:has([hreflang])");
    // It opens once its script is there.
    if (place === "drawer")
      await expect(async () => {
        if (!(await box.isVisible())) await header.locator("[data-opens]").press("Enter");
        await expect(box).toBeVisible({ timeout: 1_000 });
      }).toPass();
    else await box.locator("summary").press("Enter");
    const links = box.locator("a[hreflang]");
    await links.last().scrollIntoViewIfNeeded();
    await expect(links).toHaveCount(locales.length);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(box.locator('a[aria-current="true"]')).toHaveAttribute("lang", "en");
    await links.and(page.locator('[lang="de"]')).press("Enter");
    await expect(page).toHaveURL(/\/de\/pricing$/);
  });
}

test("the header stays in sight while the page is scrolled, with its call", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.evaluate(() => scrollTo(0, 3_000));
  const call = page.getByRole("banner").locator('.page a[href="/app#/practice"]');
  await expect(call).toBeInViewport({ ratio: 1 });
});
