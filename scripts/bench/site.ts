import path from "node:path";
import { parseArgs } from "node:util";

import { isLocale, localePath } from "@/lib/i18n/locales";
import { startBareApp } from "@/scripts/bench/bare-app";
import { measureFirstLoad } from "@/scripts/bench/first-load";
import { medians, runLighthouse, type Run } from "@/scripts/bench/run-lighthouse";
import { startProduct } from "@/scripts/test/e2e.mjs";
import { findChromium } from "@/scripts/test/system-programs.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const pages = ["/", "/courses/det-read-and-select-course", "/pricing"];
const tell = (line: string) => process.stderr.write(`${line}\n`);

const { values: options } = parseArgs({
  options: {
    locales: { type: "string", default: "en" },
    runs: { type: "string", default: "5" },
    "without-lighthouse": { type: "boolean", default: false },
  },
});

async function compareScripts(site: string, bare: string) {
  const base = await measureFirstLoad(bare);
  tell(`bare Next.js page: ${base.gzipBytes} bytes in ${base.scripts} scripts`);
  const measured: Record<string, { gzipBytes: number; scripts: number; ratio: number }> = {};
  for (const page of pages) {
    const load = await measureFirstLoad(site + page);
    const ratio = Number((load.gzipBytes / base.gzipBytes).toFixed(3));
    measured[page] = { ...load, ratio };
    tell(`${page}: ${load.gzipBytes} bytes in ${load.scripts} scripts, ${ratio} of the bare page`);
  }
  return { bare: base, pages: measured };
}

/** The bare page takes its turn in every round, so that a busy machine weighs on all alike. */
async function auditPages(site: string, bare: string, chrome: string) {
  const addresses = options.locales
    .split(",")
    .filter(isLocale)
    .flatMap((locale) => pages.map((page) => localePath(locale, page)));
  const runs = new Map(["bare", ...addresses].map((address) => [address, Array.of<Run>()]));
  for (const address of addresses) await fetch(site + address);
  for (let round = 0; round < Number(options.runs); round += 1) {
    for (const [address, done] of runs)
      done.push(await runLighthouse(address === "bare" ? bare : site + address, chrome));
    tell(`Lighthouse, round ${round + 1} of ${options.runs}`);
  }
  const results = Object.fromEntries([...runs].map(([address, done]) => [address, medians(done)]));
  for (const [address, figures] of Object.entries(results)) tell(`${address}: ${JSON.stringify(figures)}`);
  return results;
}

async function main() {
  tell("Starting the built product and a bare page");
  const product = await startProduct(root);
  const bare = await startBareApp(root);
  try {
    const firstLoad = await compareScripts(product.url, bare.address);
    const chrome = findChromium();
    if (!chrome && !options["without-lighthouse"]) throw new Error("No Chromium: apt-get install chromium.");
    const lighthouse =
      chrome && !options["without-lighthouse"] ? await auditPages(product.url, bare.address, chrome) : null;
    process.stdout.write(`${JSON.stringify({ firstLoad, lighthouse, runs: Number(options.runs) })}\n`);
  } finally {
    bare.stop();
    await product.stop();
  }
}

await main();
