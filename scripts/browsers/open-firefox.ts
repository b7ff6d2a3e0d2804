import { launch } from "puppeteer-core";

import type { OpenBrowser } from "@/scripts/browsers/browser";

/** Firefox over WebDriver BiDi, which it speaks itself. */
export const openFirefox: OpenBrowser = async () => {
  const browser = await launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  return {
    tab: {
      goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
      read: (expression) => page.evaluate(expression),
      click: (selector) => page.locator(selector).click(),
      type: (selector, text) => page.type(selector, text),
      press: (key) => page.keyboard.press(key),
      back: async () => void (await page.evaluate("void setTimeout(() => history.back(), 0)")),
    },
    close: () => browser.close(),
  };
};
