import { type BrowserContext, expect, type Page, test } from "@playwright/test";

import english from "@/content/messages/en.json" with { type: "json" };

import { chromiumFlags } from "../../scripts/test/chromium-flags.mjs";
import { practice, readSignUpAndBuy, startSet, verdict } from "./learn";

test.use({
  permissions: ["microphone"],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: [...chromiumFlags, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  },
});

/** What the browser refused to load or run because of the site's own rules. */
let refused: string[] = [];

test.beforeEach(async ({ context }) => {
  refused = [];
  await watch(context);
});
test.afterEach(() => {
  expect(refused).toEqual([]);
});

async function watch(context: BrowserContext) {
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
async function readThrough(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}

const pages = [
  ...["/", "/th", "/courses", "/learn/test-format", "/blog", "/pricing", "/search?q=listen", "/practice"],
  ...["/mock-exam", "/writing-ai-correction", "/contact-us", "/privacy-policy", "/sitemap"],
  ...["/login", "/register", "/forget", "/success/none", "/app", "/app#/practice"],
];

for (const address of [...pages, "/dev/outbox"])
  test(`nothing that ${address} needs is refused`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await readThrough(page);
  });

for (const address of ["/nope", "/ja/nope", "/learn/none", "/%ff"])
  test(`nothing that the answer to ${address} needs is refused`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(address === "/%ff" ? 400 : 404);
    await expect(page.locator("h1")).toBeVisible();
    await readThrough(page);
  });

test("the rules hold: a script that stands in no page of ours does not run", async ({ page }) => {
  await page.goto("/pricing");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.ran = ''";
    document.body.append(script);
    return "ran" in document.documentElement.dataset;
  });
  expect(ran).toBe(false);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  refused = [];
});

test("the reader's theme is there before the scripts, and going from page to page refuses nothing", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goto("/courses");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator('main a[href*="/courses/det-"]').first().click();
  await page.waitForURL("**/courses/det-*");
  await readThrough(page);
  await page.goBack();
  await expect(page.locator("h1")).toBeVisible();
});

test("a course with its film refuses nothing", async ({ page }) => {
  await page.goto("/de/courses/det-read-and-select-course");
  await readThrough(page);
  const film = page.locator("#film video");
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
});

test("sign-up, a purchase and a set refuse nothing", async ({ page, context }) => {
  await readSignUpAndBuy(page, context, "en");
  await practice(page, "en", {
    answer: (question) => page.keyboard.press(question % 2 === 0 ? "y" : "n"),
    goOn: () => page.keyboard.press("Enter"),
  });
});

test("a set of another type refuses nothing: gaps", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 1);
  await readThrough(page);
  await page.locator("section[aria-label] input").first().fill("e");
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toBeVisible();
});

test("a set of another type refuses nothing: a passage", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 2);
  await readThrough(page);
  await page.locator("section[aria-label] input").first().fill("e");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Control+Enter");
  await expect(verdict(page)).toBeVisible();
});

test("a set of another type refuses nothing: a dictation with its sound", async ({ page }) => {
  await page.goto("/app#/practice");
  await startSet(page, 4);
  await expect(page.getByRole("button", { name: /plays? left/ })).toBeVisible({ timeout: 30_000 });
  await page.locator("section[aria-label] textarea").fill("every word");
  await page.keyboard.press("Control+Enter");
  await expect(verdict(page)).toBeVisible();
});

test("listening, recording oneself and playing both refuses nothing", async ({ page }) => {
  const { Listen } = english;
  await page.goto("/listen");
  const card = page.locator("details[open]").first();
  await card.getByRole("button", { name: Listen.play, exact: true }).click();
  const record = card.getByRole("button", { name: Listen.record });
  await expect(record).toBeEnabled();
  await record.click();
  await page.waitForTimeout(700);
  await card.getByRole("button", { name: Listen.stopRecording }).click();
  await card.getByRole("button", { name: Listen.yours }).click();
  await readThrough(page);
});

test("the description of the API refuses nothing", async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page.locator(".swagger-ui .opblock").first()).toBeVisible({ timeout: 30_000 });
  await page.locator(".opblock-summary-control").first().click();
  await readThrough(page);
});
