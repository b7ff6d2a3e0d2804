/** Drives the built product as a guest in every language, or in those that are named, and keeps its screens as public/images/screens/<locale>/<name>.webp. */
import { mkdirSync } from "node:fs";
import path from "node:path";

import type { Browser, Page } from "playwright";
import sharp from "sharp";

import { type Locale, localePath, locales, toLocale } from "@/lib/i18n/locales";
import { type Screen, screens, screenSize } from "@/lib/content/screens";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { openChromium } from "@/scripts/test/open-chromium.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const questions = 5;

async function keep(page: Page, locale: Locale, name: Screen) {
  const folder = path.join(root, "public/images/screens", locale);
  mkdirSync(folder, { recursive: true });
  await page.waitForTimeout(400);
  const picture = await page.screenshot({ type: "png" });
  await sharp(picture)
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
}

/** A set of Read and Select from the list of tasks to its result. */
async function drive(browser: Browser, url: string, locale: Locale) {
  const context = await browser.newContext({
    viewport: { width: screenSize.width, height: screenSize.height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale,
  });
  const page = await context.newPage();
  await page.goto(`${url}${localePath(locale, "/app")}#/practice`);
  await page.locator('form button[type="submit"]').waitFor();
  await page.locator('form button[type="submit"]').tap();
  await page.waitForURL(/#\/practice\/[0-9a-f-]{36}/);
  for (let question = 0; question < questions; question += 1) {
    const answers = page.locator("fieldset button");
    await answers.first().waitFor();
    if (question === 1) await keep(page, locale, "question");
    await answers.nth(question % 2).tap();
    await page
      .getByRole("status")
      .filter({ has: page.locator("svg") })
      .waitFor();
    if (question === 1) await keep(page, locale, "answer");
    await page.locator("section[aria-label] > div").last().getByRole("button").first().tap();
  }
  await page
    .getByText(/\d\s?%|%\s?\d/)
    .first()
    .waitFor();
  await keep(page, locale, "result");
  await context.close();
  process.stdout.write(`${locale}: ${screens.length} screens\n`);
}

const named = process.argv.slice(2);
const wanted = named.length > 0 ? named.map(toLocale) : locales;
const product = await startProduct(root);
const browser = await openChromium();
try {
  for (const locale of wanted) await drive(browser, product.url, locale);
} finally {
  await browser.close();
  await product.stop();
}
