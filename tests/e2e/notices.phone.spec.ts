import { expect, type Page, test } from "@playwright/test";

import { localePath } from "@/lib/i18n/locales";

import { cookieNotice, hastenCookieNotice, holdClock } from "./notices";

const notices = "section.notice, section.update-banner";

/** What can be pressed in the demonstration and is not free to be pressed, with what lies on it. */
function coveredControls(page: Page) {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)]
      .filter((notice) => notice.checkVisibility({ visibilityProperty: true }))
      .map((notice) => notice.getBoundingClientRect());
    return [...document.querySelectorAll('main [role="group"] button')]
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) =>
        boxes.some((notice) => notice.top < box.bottom && notice.bottom > box.top && notice.height > 0),
      )
      .map(({ name }) => name);
  }, notices);
}

/** Of what comes late; the banner of the page itself stands above it all. */
const late = (page: Page) => page.locator("section.notice").filter({ visible: true });

test("one strip shows at a time, none lies on the demonstration or the banner", async ({ browser }) => {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await holdClock(page);
  await page.goto("/");
  const banner = page.locator("section.update-banner");
  const offer = page.locator('section.notice[lang="de"]');
  await expect(banner).toBeVisible();

  const cookies = cookieNotice(page);
  await hastenCookieNotice(page);
  await expect(late(page)).toHaveCount(1);
  await expect(banner).toBeVisible();
  const end = await banner.evaluate((section) => section.getBoundingClientRect().bottom);
  expect((await cookies.boundingBox())?.y).toBeGreaterThanOrEqual(end);
  expect(await coveredControls(page)).toEqual([]);

  await cookies.getByRole("button").click();
  await expect(offer).toBeVisible();
  await expect(late(page)).toHaveCount(1);
  expect(await coveredControls(page)).toEqual([]);
  await offer.getByRole("button").click();
  await expect(page.locator("section.notice")).toHaveCount(0);
  await page.reload();
  for (let times = 0; times < 4; times += 1) {
    await page.clock.fastForward(6_000);
    await page.waitForTimeout(250);
  }
  await expect(page.locator("section.notice")).toHaveCount(0);
  await context.close();
});

test("another language is offered at once, in that language and with the banner left in sight", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "th-TH", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("cookieNoticeSeen", "1"));
  await page.goto("/pricing");
  const offer = page.locator('section.notice[lang="th"]');
  await expect(offer).toBeVisible();
  await expect(page.locator("section.update-banner")).toBeVisible();
  await offer.getByRole("link").click();
  await expect(page).toHaveURL(/\/th\/pricing$/);
  await context.close();
});

const phones = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
];

/** The banner's parts that are cut off, and in how many lines it stands. */
const bannerText = (page: Page) =>
  page.locator("section.update-banner p").evaluate((p) => ({
    clipped: [...p.children]
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
      .map((part) => part.textContent),
    lines: Math.round(p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight)),
  }));

/** What the strip lies on: the headline, and whatever can be pressed. */
const underStrip = (page: Page) =>
  page.locator("section.notice").evaluate((notice) => {
    const strip = notice.getBoundingClientRect();
    const parts = "h1, main :is(a, button, input, select, summary), .site-header :is(a, button)";
    return [...document.querySelectorAll(parts)]
      .filter((element) => !notice.contains(element))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.height > 0 && box.top < strip.bottom - 0.5 && box.bottom > strip.top + 0.5;
      })
      .map((element) => element.textContent);
  });

// The longest texts, the tallest lines, and those that break anywhere.
for (const locale of ["en", "de", "fr", "ru", "th", "ja"] as const) {
  test(`the notices of ${locale} are whole, and cover neither the headline nor what can be pressed`, async ({
    page,
  }) => {
    await holdClock(page);
    for (const viewport of phones) {
      const size = `${viewport.width}x${viewport.height}`;
      await page.setViewportSize(viewport);
      await page.goto(localePath(locale, "/"));
      await page.evaluate(() => localStorage.clear());
      if (viewport.width === 390) expect(await bannerText(page)).toEqual({ clipped: [], lines: 1 });
      await hastenCookieNotice(page);
      const strip = cookieNotice(page);
      await expect(strip, size).toBeInViewport({ ratio: 1 });
      await page.waitForTimeout(300);
      expect(await underStrip(page), size).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(viewport.width);
      await strip.getByRole("button").click();
      await expect(strip, size).toHaveCount(0);
    }
  });
}
