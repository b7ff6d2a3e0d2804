import path from "node:path";

import { startBareApp } from "@/scripts/bench/bare-app";
import { readBenchOptions, type Target } from "@/scripts/bench/bench-options";
import { measureFirstLoad } from "@/scripts/bench/first-load";
import { type FontsLoaded, measureAllFonts } from "@/scripts/bench/fonts-loaded";
import { overLimits } from "@/scripts/bench/limits";
import { medians, runLighthouse, type Run } from "@/scripts/bench/run-lighthouse";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { findChromium } from "@/scripts/test/system-programs.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const tell = (line: string) => process.stderr.write(`${line}\n`);

async function compareScripts(site: string, bare: string, targets: readonly Target[]) {
  const base = await measureFirstLoad(bare);
  tell(`bare Next.js page: ${base.gzipBytes} bytes in ${base.scripts} scripts`);
  const pages: Record<string, { gzipBytes: number; scripts: number; ratio: number }> = {};
  for (const target of targets) {
    const load = await measureFirstLoad(site + target.path);
    const ratio = Number((load.gzipBytes / base.gzipBytes).toFixed(3));
    pages[target.path] = { ...load, ratio };
    tell(`${target.path}: ${load.gzipBytes} bytes in ${load.scripts} scripts, ${ratio} of the bare page`);
  }
  return { bare: base, pages };
}

async function readFonts(site: string, chrome: string, targets: readonly Target[]) {
  const measured = await measureAllFonts(
    chrome,
    targets.map((target) => site + target.path),
  );
  const fonts: Record<string, FontsLoaded> = {};
  for (const target of targets) {
    const loaded = measured.get(site + target.path) ?? { bytes: 0, files: {} };
    fonts[target.path] = loaded;
    tell(`${target.path}: ${loaded.bytes} bytes of fonts: ${Object.keys(loaded.files).sort().join(", ")}`);
  }
  return fonts;
}

/** The bare page takes its turn in every round, so that a busy machine weighs on all alike. */
async function auditPages(
  site: string,
  bare: string,
  chrome: string,
  targets: readonly Target[],
  runs: number,
) {
  const done = new Map<string, Run[]>(
    ["bare", ...targets.map((target) => target.path)].map((at) => [at, []]),
  );
  for (const target of targets) await fetch(site + target.path);
  for (let round = 1; round <= runs; round += 1) {
    for (const [at, results] of done)
      results.push(await runLighthouse(at === "bare" ? bare : site + at, chrome));
    tell(`Lighthouse, round ${round} of ${runs}`);
  }
  const results = new Map([...done].map(([at, some]) => [at, medians(some)]));
  for (const [at, figures] of results) tell(`${at}: ${JSON.stringify(figures)}`);
  return results;
}

async function measure(site: string, bare: string) {
  const { targets, runs, withLighthouse } = readBenchOptions(process.argv.slice(2));
  const firstLoad = await compareScripts(site, bare, targets);
  const chrome = findChromium();
  if (!chrome && withLighthouse) throw new Error("No Chromium: apt-get install chromium.");
  const fonts = chrome ? await readFonts(site, chrome, targets) : null;
  const audits = chrome && withLighthouse ? await auditPages(site, bare, chrome, targets, runs) : null;
  const over = targets.flatMap((target) =>
    overLimits(target, {
      scriptRatio: firstLoad.pages[target.path]?.ratio ?? Number.NaN,
      scriptBytes: firstLoad.pages[target.path]?.gzipBytes ?? Number.NaN,
      fontBytes: fonts?.[target.path]?.bytes ?? null,
      lighthouse: audits?.get(target.path) ?? null,
    }).map((fault) => `${target.path}: ${fault}`),
  );
  for (const fault of over) tell(`Over the limit: ${fault}`);
  const lighthouse = audits && Object.fromEntries(audits);
  process.stdout.write(`${JSON.stringify({ firstLoad, fonts, lighthouse, runs, over })}\n`);
}

async function main() {
  readBenchOptions(process.argv.slice(2));
  tell("Starting the built product and a bare page");
  const product = await startProduct(root);
  const bare = await startBareApp(root);
  try {
    await measure(product.url, bare.address);
  } finally {
    bare.stop();
    await product.stop();
  }
}

await main();
