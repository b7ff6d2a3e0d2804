/** Follows docs/how-to/publish-an-article.md with an article of its own and keeps what an editor sees as docs/images/how-to/<name>.webp. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Page } from "playwright";
import sharp from "sharp";

import { terminalPage, translatorPage } from "@/scripts/docs/picture-pages";
import { sample, sampleAddress, sampleFolder, sampleTexts } from "@/scripts/docs/sample-article";
import { waitUntilReady } from "@/scripts/start/launch.mjs";
import { freePort } from "@/scripts/start/machine.mjs";
import { projectEnv, projectPrograms, run } from "@/scripts/start/run.mjs";
import { openChromium } from "@/scripts/test/open-chromium.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const pictures = path.join(root, "docs/images/how-to");
const largest = 120_000;
const programs = projectPrograms(root);
const env = projectEnv(root, { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" });
const write = (name: string, text: string) => writeFileSync(path.join(root, sampleFolder, name), text);

async function keep(name: string, picture: Buffer) {
  mkdirSync(pictures, { recursive: true });
  const file = path.join(pictures, `${name}.webp`);
  await sharp(picture).webp({ quality: 68, effort: 6 }).toFile(file);
  const { size } = statSync(file);
  if (size > largest) throw new Error(`${file} has ${size} bytes: show less, ${largest} is the most.`);
  process.stdout.write(`${path.relative(root, file)}: ${Math.round(size / 1_000)} kB\n`);
}

/** Runs a script of package.json as an editor does, and says what it answered. */
async function command(script: string, ...args: string[]) {
  const { output } = await run(programs.node, ["--import", "tsx", script, ...args], { cwd: root, env });
  return output;
}

async function keepTerminal(page: Page, name: string, asked: string, output: string) {
  await page.setContent(terminalPage(asked, output));
  await keep(name, await page.locator("main").screenshot());
}

async function showTheCommands(page: Page) {
  const { slug, category } = sample;
  const created = await command("scripts/content/new.ts", "blog", slug, "--category", category);
  await keepTerminal(page, "new", `npm run content:new -- blog ${slug} --category ${category}`, created);
  write("en.mdx", sampleTexts.withFault);
  const checked = (await command("scripts/content/check.ts"))
    .split("\n")
    .filter((line) => !line.includes(" warning "))
    .join("\n");
  if (!checked.includes("field/value")) throw new Error(`The check says nothing of the fault:\n${checked}`);
  await keepTerminal(page, "check", "npm run content:check", checked);
  write("en.mdx", sampleTexts.english);
}

/** `npm run content:dev` on a port and a data folder of its own. */
async function startPreview() {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-pictures-"));
  const port = await freePort(4_710);
  const child = spawn(programs.node, ["--import", "tsx", "scripts/content/dev.ts"], {
    cwd: root,
    env: { ...env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn" },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await waitUntilReady(port, ended, { seconds: 300 });
  return { url: `http://localhost:${port}`, stop };
}

/** The page without what the development tools put over it. */
async function keepPage(page: Page, name: string) {
  await page.addStyleTag({ content: "nextjs-portal{display:none!important}" });
  await keep(name, await page.screenshot());
}

/** The first time that a page is asked for, it is compiled. */
const patience = { timeout: 240_000 };

async function showThePreview(page: Page) {
  const preview = await startPreview();
  const box = page.getByRole("alert", { name: "Faults of the content" });
  try {
    await page.addInitScript(() => localStorage.setItem("cookieNoticeSeen", "1"));
    await page.goto(preview.url + sampleAddress, patience);
    await keepPage(page, "preview");
    write("en.mdx", sampleTexts.withFault);
    await box.waitFor(patience);
    await keepPage(page, "fault");
    write("en.mdx", sampleTexts.english);
    await box.waitFor({ state: "detached", ...patience });
    await page.goto(`${preview.url}/dev/content`, patience);
    const row = page.getByRole("link", { name: `blog/${sample.slug}` });
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await keepPage(page, "matrix");
  } finally {
    await preview.stop();
  }
}

/** Translated, then changed in English: every state that a translator meets. */
async function showTheExchange(page: Page) {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-xliff-"));
  try {
    write("de.mdx", sampleTexts.german);
    await command("scripts/content/stamp.ts", `${sampleFolder}/de.mdx`);
    write("en.mdx", sampleTexts.changed);
    const stale = await command("scripts/content/status.ts", "--locale", "de", "--stale");
    await keepTerminal(page, "status", "npm run content:status -- --locale de --stale", stale);
    await command("scripts/i18n/export.ts", "de", "--out", folder);
    const xliff = readFileSync(path.join(folder, "de.xlf"), "utf8");
    await page.setContent(translatorPage(xliff, `blog.${sample.slug}`));
    await keep("xliff", await page.locator("body").screenshot());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function takePictures() {
  if (existsSync(path.join(root, sampleFolder)))
    throw new Error(`${sampleFolder} is what this script writes and deletes: move it away first.`);
  const browser = await openChromium();
  try {
    const page = await browser.newPage({
      viewport: { width: 1_000, height: 640 },
      deviceScaleFactor: 1.5,
      reducedMotion: "reduce",
      colorScheme: "light",
      locale: "en",
    });
    await showTheCommands(page);
    await showThePreview(page);
    await showTheExchange(page);
  } finally {
    await browser.close();
    rmSync(path.join(root, sampleFolder), { recursive: true, force: true });
  }
}

await takePictures();
