import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

import { chromiumFlags } from "@/scripts/test/chromium-flags.mjs";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const audits = {
  lcpMs: "largest-contentful-paint",
  cls: "cumulative-layout-shift",
  tbtMs: "total-blocking-time",
  fcpMs: "first-contentful-paint",
  bytes: "total-byte-weight",
} as const;

export type Run = Record<(typeof categories)[number] | keyof typeof audits, number> & {
  /** Lighthouse's own measure of the machine while it ran; its throttling is meant for 1,500 to 2,000. */
  benchmarkIndex: number;
  failedAudits: string[];
};

/** One Lighthouse run with its mobile settings in a browser of its own. */
export async function runLighthouse(address: string, chromePath: string): Promise<Run> {
  const chrome = await launch({ chromePath, chromeFlags: chromiumFlags });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: "silent",
      output: "json",
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${address}: ${lhr.runtimeError.message}`);
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    const failedAudits = ["accessibility", "best-practices", "seo"].flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? []).map(({ id }) => id).filter((id) => lhr.audits[id]?.score === 0),
    );
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      lcpMs: Math.round(value(audits.lcpMs)),
      cls: Number(value(audits.cls).toFixed(4)),
      tbtMs: Math.round(value(audits.tbtMs)),
      fcpMs: Math.round(value(audits.fcpMs)),
      bytes: Math.round(value(audits.bytes)),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      failedAudits,
    };
  } finally {
    chrome.kill();
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? Number.NaN, sorted[middle] ?? Number.NaN];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The median of each figure by itself. */
export function medians(runs: Run[]): Run {
  const of = (name: Exclude<keyof Run, "failedAudits">) => median(runs.map((run) => run[name]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best-practices": of("best-practices"),
    seo: of("seo"),
    lcpMs: of("lcpMs"),
    cls: of("cls"),
    tbtMs: of("tbtMs"),
    fcpMs: of("fcpMs"),
    bytes: of("bytes"),
    benchmarkIndex: of("benchmarkIndex"),
    failedAudits: [...new Set(runs.flatMap((run) => run.failedAudits))],
  };
}
