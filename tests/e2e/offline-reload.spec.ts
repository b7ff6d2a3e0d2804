import { expect, type Page } from "@playwright/test";

import { startSet } from "./learn";
import { startAsUser } from "./people";
import { test } from "./refusals";

test.use({ serviceWorkers: "allow" });

const keys = (page: Page, name: string) =>
  page.evaluate(
    (prefix) => Object.keys(window.localStorage).filter((key) => key.startsWith(prefix)),
    `20180428_bandwise_${name}`,
  );

/** Where everything lies that any worker or screen has kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    const all = await Promise.all(
      names.map(async (name) =>
        [...(await (await window.caches.open(name)).keys())].map(({ url }) => ({ name, url })),
      ),
    );
    return all.flat().map(({ name, url }) => ({ name, path: new URL(url).pathname }));
  });

/** The worker has the document, and every hashed file that the page has loaded. */
async function waitUntilKept(page: Page) {
  await expect(async () => {
    const paths = new Set((await kept(page)).map(({ path }) => path));
    const loaded = await page.evaluate(() => [
      window.location.pathname,
      ...performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith("/_next/static/")),
    ]);
    expect(loaded.filter((path) => !paths.has(path))).toEqual([]);
  }).toPass({ timeout: 20_000 });
}

/** Calls that arrived, by the end of their address. */
function countArrived(page: Page) {
  const arrived: string[] = [];
  page.on("response", (response) => {
    const [, name] = /\/(answers|reviews)$/.exec(response.url()) ?? [];
    if (name && response.ok() && response.request().method() === "POST") arrived.push(name);
  });
  return arrived;
}

const cardWord = (page: Page) => page.locator("section[data-task] h1");
const ratings = (page: Page) => page.locator("section[data-task] [role=group] button");
const hash = (page: Page, to: string) => page.evaluate((next) => (window.location.hash = next), to);

test("after a reload without a connection cards are rated and the opened step is answered; each arrives once; nothing stays after the log-out", async ({
  page,
  context,
}) => {
  await startAsUser(page);
  await hash(page, "#/words/course/det-listening-words");
  await expect(page.locator("main [role=status]").filter({ hasText: /\d/ })).toBeVisible();
  await hash(page, "#/words/review");
  await expect(cardWord(page)).toBeVisible();
  await expect
    .poll(async () => (await kept(page)).filter(({ name }) => name === "bandwise-words").length)
    .toBeGreaterThan(1);
  await hash(page, "#/practice");
  await startSet(page, 1);
  await expect.poll(() => keys(page, "kept_")).toHaveLength(2);
  await waitUntilKept(page);

  const arrived = countArrived(page);
  await context.setOffline(true);
  await page.reload();
  const gap = page.locator("section[aria-label] input:not([type=radio])").first();
  await gap.focus();
  await page.keyboard.type("qqq");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => keys(page, "answer_")).toHaveLength(1);
  // It is not asked again.
  await page.reload();
  await expect(page.locator("section[aria-label] [role=status]").filter({ hasText: /\w/ })).toBeVisible();
  await expect(gap).toBeDisabled();

  await hash(page, "#/home");
  await page.locator('main a[href="#/words/review"]').click();
  await expect(cardWord(page)).toBeVisible();
  for (let card = 0; card < 2; card += 1) {
    await expect(ratings(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(ratings(page)).toHaveCount(4);
    await page.keyboard.press("4");
  }
  await expect.poll(() => keys(page, "review_")).toHaveLength(2);
  expect(arrived).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => arrived.toSorted(), { timeout: 40_000 }).toEqual(["answers", "reviews", "reviews"]);
  await expect
    .poll(async () => [...(await keys(page, "answer_")), ...(await keys(page, "review_"))])
    .toEqual([]);
  await page.reload();
  await expect(cardWord(page)).toBeVisible();
  await page.waitForTimeout(500);
  expect(arrived).toHaveLength(3);

  await hash(page, "#/account");
  await page.locator("main button").last().click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await keys(page, "kept_")).toEqual([]);
  await expect
    .poll(async () => (await kept(page)).filter(({ path }) => !/^\/app$|^\/_next\/static\//.test(path)))
    .toEqual([]);
});

test("each language has its own; no other page is kept or passes through a worker", async ({
  page,
  context,
}) => {
  await page.goto("/ja/app");
  await waitUntilKept(page);
  const other = await context.newPage();
  await other.goto("/ja/pricing");
  expect(await other.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.setOffline(true);
  for (const path of ["/ja/pricing", "/app"]) await expect(other.goto(path)).rejects.toThrow();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.locator("main h1").first()).toBeVisible();
});
