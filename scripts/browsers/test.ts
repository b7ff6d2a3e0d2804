import path from "node:path";

import { ensureBrowsers } from "@/scripts/browsers/ensure-browsers";
import { openFirefox } from "@/scripts/browsers/open-firefox";
import { openWebkit } from "@/scripts/browsers/open-webkit";
import { type Walk, walks } from "@/scripts/browsers/walks";
import type { Place } from "@/scripts/browsers/walks/place";
import { buildAll } from "@/scripts/start/build.mjs";
import { startProduct } from "@/scripts/test/e2e.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const browsers = { Firefox: openFirefox, WebKit: openWebkit } as const;
const languages = ["en", "ja"] as const;
const wantedPort = Number(process.env.PORT ?? 0);
const longestMs = 180_000;

/** `npm run test:browsers -- WebKit film` walks what bears all these words in its line. */
const words = process.argv.slice(2);

const say = (line: string) => process.stdout.write(`${line}\n`);

async function tooLong(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, longestMs).unref());
  throw new Error(`It took longer than ${longestMs / 1_000} s.`);
}

async function walk(browser: keyof typeof browsers, { go }: Walk, place: Place) {
  const { tab, close } = await browsers[browser]();
  try {
    await Promise.race([go(tab, place), tooLong()]);
  } finally {
    await close().catch(() => undefined);
  }
}

async function walkAll(site: Omit<Place, "locale">) {
  const count = { passed: 0, failed: 0 };
  for (const browser of ["Firefox", "WebKit"] as const)
    for (const locale of languages)
      for (const each of walks) {
        const line = `${browser}, ${locale}: ${each.name}`;
        if (!words.every((word) => line.includes(word))) continue;
        try {
          await walk(browser, each, { ...site, locale });
          count.passed += 1;
          say(`passed  ${line}`);
        } catch (error) {
          count.failed += 1;
          say(`FAILED  ${line}\n        ${error instanceof Error ? error.message : String(error)}`);
        }
      }
  return count;
}

async function main() {
  await ensureBrowsers();
  await buildAll(root, (_title: string, work: () => unknown) => work());
  const product = await startProduct(root, {}, wantedPort);
  const { passed, failed } = await walkAll({ site: product.url, dataFolder: product.dataFolder });
  await product.stop();
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

await main();
