/** Opens every built page in a browser, 360 px wide, and names what is wider; the last line is one JSON object. */
import path from "node:path";
import { parseArgs } from "node:util";

import type { Page } from "playwright";

import { isLocale, localePath } from "@/lib/i18n/locales";
import { builtPages } from "@/scripts/site/pages/built-pages";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { openChromium } from "@/scripts/test/open-chromium.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const { values: options } = parseArgs({
  options: {
    width: { type: "string", default: "360" },
    locales: { type: "string", default: "" },
    tabs: { type: "string", default: "3" },
  },
});
const width = Number(options.width);
const wanted = options.locales.split(",").filter(isLocale);

/** What stands out of the page, by the first few elements that do. */
async function measure(page: Page, address: string): Promise<string | null> {
  await page.goto(address, { waitUntil: "load" });
  await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
  const wide = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > limit + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`);
  });
  return wide.length > 0 ? `${address}: ${wide.join("; ")}` : null;
}

const addresses = [...builtPages(root)]
  .filter(({ locale }) => wanted.length === 0 || wanted.includes(locale))
  .map(({ locale, path: pagePath }) => localePath(locale, pagePath));
const product = await startProduct(root);
const browser = await openChromium();
const faults: string[] = [];
try {
  const queue = addresses.values();
  const work = async () => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    for (const address of queue) {
      const fault = await measure(page, product.url + address);
      if (fault) {
        faults.push(fault);
        process.stdout.write(`${fault}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: Number(options.tabs) }, work));
} finally {
  await browser.close();
  await product.stop();
}
process.stdout.write(`${JSON.stringify({ width, pages: addresses.length, faults: faults.length })}\n`);
process.exitCode = faults.length > 0 || addresses.length === 0 ? 1 : 0;
