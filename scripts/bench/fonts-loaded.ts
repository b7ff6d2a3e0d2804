import { chromium, type Browser } from "playwright";

import { chromiumFlags } from "@/scripts/test/chromium-flags.mjs";

export type FontsLoaded = { bytes: number; files: Record<string, number> };

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Runs in the page: what comes into sight is laid out, and its fonts are asked for. */
function scrollAndPaint(top: number) {
  scrollTo(0, top);
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** What a phone fetches of the site's fonts on a page that is read to its end. */
async function measureFonts(browser: Browser, address: string): Promise<FontsLoaded> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const files: Record<string, number> = {};
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "font") return;
    const name = new URL(response.url()).pathname.split("/").at(-1) ?? "";
    bodies.push(response.body().then((body) => void (files[name] = body.length)));
  });
  const answer = await page.goto(address, { waitUntil: "networkidle" });
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status() ?? "nothing"}.`);
  for (let seen = 0; seen < (await page.evaluate(() => document.body.scrollHeight)); seen += 700)
    await page.evaluate(scrollAndPaint, seen);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await Promise.all(bodies);
  await context.close();
  return { bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0), files };
}

/** The fonts of each address, one page after another. */
export async function measureAllFonts(chromePath: string, addresses: readonly string[]) {
  const browser = await chromium.launch({ executablePath: chromePath, args: chromiumFlags });
  try {
    const measured = new Map<string, FontsLoaded>();
    for (const address of addresses) measured.set(address, await measureFonts(browser, address));
    return measured;
  } finally {
    await browser.close();
  }
}
