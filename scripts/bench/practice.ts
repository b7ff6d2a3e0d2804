import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";

import type { BrowserContext, Page } from "playwright";

import { measureFirstLoad } from "@/scripts/bench/first-load";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { openChromium } from "@/scripts/test/open-chromium.mjs";

const usage = "npm run bench:practice -- [--learners=3]";
const root = path.resolve(import.meta.dirname, "../..");
const tell = (line: string) => process.stderr.write(`${line}\n`);
/** The task that is answered by typing, and how many questions its longest set has. */
const task = "fill-in-the-blanks";
const questions = 20;

const viewport = { width: 1280, height: 900 };

type Place = { site: string; outbox: string };

const { values: options } = parseArgs({ options: { learners: { type: "string", default: "3" } } });
const learners = Number(options.learners);
if (!Number.isInteger(learners) || learners < 1) throw new Error(usage);

/** What comes over the wire, bodies and heads: everything without recordings, and what a device keeps of it. */
async function countBytes(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const [recordings, scripts, fonts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const bytes = { all: 0, scripts: 0, fonts: 0 };
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (type === "Media" || response.mimeType.startsWith("audio/")) recordings.add(requestId);
    if (type === "Script") scripts.add(requestId);
    if (type === "Font") fonts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!recordings.has(requestId)) bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
    if (fonts.has(requestId)) bytes.fonts += encodedDataLength;
  });
  return bytes;
}

/** The code of a mail to this address, once it is in the outbox of the product. */
async function codeFor(outbox: string, address: string) {
  for (let tries = 0; tries < 60; tries += 1) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const text = name.endsWith(".json") ? await readFile(path.join(outbox, name), "utf8") : "";
      const code = text.includes(address) ? /\b\d{6}\b/.exec(JSON.parse(text).text)?.[0] : undefined;
      if (code) return code;
    }
    await wait(250);
  }
  throw new Error(`No code was sent to ${address}.`);
}

/** A set of 20 is more than a guest has a day. */
async function signUp(context: BrowserContext, { site, outbox }: Place) {
  const page = await context.newPage();
  const address = `bench-${crypto.randomUUID()}@example.com`;
  await page.goto(`${site}/register?next=%2Fapp%23%2Fpractice`);
  await page.locator('input[name="email"]').fill(address);
  await page.locator('form button[type="submit"]').click();
  await page.locator('input[name="code"]').fill(await codeFor(outbox, address));
  await page.locator('input[name="password"]').fill("four quiet rivers run");
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL("**/app#/practice");
  await page.close();
}

async function openPractice(context: BrowserContext, site: string) {
  const page = await context.newPage();
  const bytes = await countBytes(context, page);
  await page.goto(`${site}/app#/practice`);
  await page.locator('main form button[type="submit"]').waitFor();
  await page.waitForLoadState("networkidle");
  return { page, bytes };
}

/** Milliseconds, by the page's own clock, from pressing a button of the task until something stands in it. */
function pressAndWait(page: Page, awaited: string) {
  return page.evaluate((selector) => {
    const button = document.querySelector<HTMLButtonElement>("[data-task] [data-buttons] button");
    if (!button) throw new Error("The task has no button.");
    return new Promise<number>((resolve) => {
      const started = performance.now();
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - started));
      }).observe(document.body, { childList: true, subtree: true });
      button.click();
    });
  }, awaited);
}

/** One learner's set, from the press that begins it to its last answer. */
async function practice(context: BrowserContext, place: Place) {
  const { page, bytes } = await openPractice(context, place.site);
  const shell = { ...bytes };
  await page.locator(`input[name="type"][value="${task}"]`).check();
  await page.locator(`input[name="size"][value="${questions}"]`).check();
  const times: { scored: number; next: number }[] = [];
  await page.locator('main form button[type="submit"]').click();
  for (let question = 1; question <= questions; question += 1) {
    await page.locator("[data-task] input").waitFor();
    await page.keyboard.type("e");
    const scored = await pressAndWait(page, '[data-task] [role="status"] svg');
    if (question === questions) break;
    const next = await pressAndWait(page, "[data-task] input");
    times.push({ scored, next });
  }
  await page.waitForLoadState("networkidle");
  const all = bytes.all - shell.all;
  const [scripts, fonts] = [bytes.scripts - shell.scripts, bytes.fonts - shell.fonts];
  return { shell: shell.all, set: { all, scripts, fonts, answers: all - scripts - fonts }, times };
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), most: at(1) };
}

async function measure(place: Place) {
  const firstLoad = await measureFirstLoad(`${place.site}/app`);
  tell(`first load of /app: ${firstLoad.gzipBytes} bytes in ${firstLoad.scripts} scripts`);
  const browser = await openChromium();
  const sets: Awaited<ReturnType<typeof practice>>[] = [];
  let routeScriptBytes = 0;
  try {
    const visitor = await browser.newContext({ viewport });
    routeScriptBytes = (await openPractice(visitor, place.site)).bytes.scripts;
    await visitor.close();
    for (let learner = 0; learner < learners; learner += 1) {
      const context = await browser.newContext({ viewport });
      await signUp(context, place);
      const set = await practice(context, place);
      await context.close();
      sets.push(set);
      tell(`set ${learner + 1}: ${set.set.all} bytes beyond the shell's ${set.shell}`);
    }
  } finally {
    await browser.close();
  }
  const times = sets.flatMap((set) => set.times);
  return {
    firstLoad,
    routeScriptBytes,
    setBytes: sets.map(({ set }) => set),
    scored: spread(times.map(({ scored }) => scored)),
    next: spread(times.map(({ next }) => next)),
    answerToNext: spread(times.map(({ scored, next }) => scored + next)),
  };
}

const product = await startProduct(root);
const place = { site: product.url, outbox: path.join(product.dataFolder, "outbox") };
try {
  process.stdout.write(`${JSON.stringify({ task, questions, ...(await measure(place)) })}\n`);
} finally {
  await product.stop();
}
