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

async function auditPages(site: string, chrome: string) {
  const results: Record<string, ReturnType<typeof medians>> = {};
  for (const locale of options.locales.split(",").filter(isLocale)) {
    for (const page of pages) {
      const address = localePath(locale, page);
      await fetch(site + address);
      const runs: Run[] = [];
      for (let index = 0; index < Number(options.runs); index += 1)
        runs.push(await runLighthouse(site + address, chrome));
      results[address] = medians(runs);
      tell(`${address}: ${JSON.stringify(results[address])}`);
    }
  }
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
      chrome && !options["without-lighthouse"] ? await auditPages(product.url, chrome) : null;
    process.stdout.write(`${JSON.stringify({ firstLoad, lighthouse, runs: Number(options.runs) })}\n`);
  } finally {
    bare.stop();
    await product.stop();
  }
}

await main();
