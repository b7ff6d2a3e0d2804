import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";

/** A test in which the browser refuses to load or run something by the site's own rules has failed. */
export const test = base.extend<{ refused: string[] }>({
  refused: [
    async ({ context }, give) => {
      const refused: string[] = [];
      await watch(context, refused);
      await give(refused);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});

async function watch(context: BrowserContext, refused: string[]) {
  await context.exposeFunction("tellRefused", (what: string) => void refused.push(what));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(globalThis, "tellRefused");
      if (typeof tell === "function") tell(`${location.href}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
}

/** Everything that comes late on a page: pictures, parts below the fold, the app's own parts. */
export async function readThrough(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}
