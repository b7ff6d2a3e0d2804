import { expect, type Page, test } from "@playwright/test";

import { hastenCookieNotice, holdClock } from "./notices";

/** What can be pressed in the header or ends the page and has a notice lying on it. */
function coveredParts(page: Page) {
  return page.evaluate(() => {
    const strip = document.querySelector("section.notice");
    if (!strip) throw new Error("No notice is shown.");
    const notice = strip.getBoundingClientRect();
    return [
      ...document.querySelectorAll(
        ".site-header .page :is(a, button, summary), body > footer p, .scroll-top",
      ),
    ]
      .filter((part) => part.checkVisibility() && !strip.contains(part))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.top < notice.bottom && box.bottom > notice.top;
      })
      .map((part) => part.textContent);
  });
}

/** Tells what a page moves by itself once it is there: a busy machine paints a header whose end has not arrived yet. */
function tellShifts(page: Page) {
  return page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const whole = page?.domInteractive || Infinity;
      for (const { startTime, sources } of list.getEntries() as Shift[]) {
        if (startTime < whole) continue;
        document.documentElement.dataset.shifted = JSON.stringify({
          startTime,
          moved: sources.map(({ node, previousRect, currentRect }) => ({
            what: node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent,
            from: previousRect,
            to: currentRect,
          })),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const width of [390, 820, 1_440]) {
  test(`where no banner stands, notices leave the header and the page's end free at ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: "de-DE", viewport: { width, height: 900 } });
    const page = await context.newPage();
    await tellShifts(page);
    await page.addInitScript(() => localStorage.setItem("updateNoticeClosed", "1"));
    await holdClock(page);
    await page.goto("/contact-us");
    await hastenCookieNotice(page);
    for (const notice of ['section.notice:has(a[href="/cookie"])', 'section.notice[lang="de"]']) {
      await expect(page.locator(notice)).toBeVisible();
      expect(await coveredParts(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await coveredParts(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator(notice).getByRole("button").click();
    }
    expect(await page.locator("html").getAttribute("data-shifted")).toBeNull();
    await context.close();
  });
}
