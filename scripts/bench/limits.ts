import type { Target } from "@/scripts/bench/bench-options";
import { type PageKind, pageKinds } from "@/scripts/bench/page-kinds";
import type { Run } from "@/scripts/bench/run-lighthouse";

/** What is measured of a page; the figures of Lighthouse are medians. */
export type Figures = {
  scriptRatio: number;
  scriptBytes: number;
  fontBytes: number | null;
  lighthouse: Omit<Run, "failedAudits"> | null;
};

const fontLimit = 120_000;
/** First-load scripts, of the bare page. */
const scriptLimit = 1.12;
/** The largest paint waits for nothing but its style sheet; Lighthouse's model counts the scripts all the same (decision 009). */
const limits = { lcpMs: 2_000, cls: 0.01, tbtMs: 100 } as const;
const timings = ["lcpMs", "cls", "tbtMs"] as const;
const scores = ["accessibility", "best-practices", "seo"] as const;

function lighthouseFaults(page: PageKind, lighthouse: Omit<Run, "failedAudits">) {
  const slow = timings.filter((name) => !(lighthouse[name] <= limits[name]));
  const low = scores.filter((name) => lighthouse[name] < 100 && !(name === "seo" && page.isHidden));
  return [
    ...slow.map((name) => `${name} ${lighthouse[name]}, at most ${limits[name]}`),
    ...low.map((name) => `${name} ${lighthouse[name]} of 100`),
  ];
}

function scriptFaults({ scriptBytes: most }: PageKind, { scriptRatio, scriptBytes }: Figures) {
  if (most === undefined) {
    const fault = `scripts ${scriptRatio} of the bare page, at most ${scriptLimit}`;
    return scriptRatio <= scriptLimit ? [] : [fault];
  }
  return scriptBytes <= most ? [] : [`scripts ${scriptBytes} bytes, at most ${most}`];
}

/** Each figure of a page that is worse than promised. */
export function overLimits({ kind }: Pick<Target, "kind">, figures: Figures): string[] {
  const page: PageKind = pageKinds[kind];
  const { fontBytes, lighthouse } = figures;
  const fonts = `fonts ${fontBytes ?? 0} bytes, at most ${fontLimit}`;
  return [
    ...scriptFaults(page, figures),
    ...((fontBytes ?? 0) <= fontLimit ? [] : [fonts]),
    ...(lighthouse ? lighthouseFaults(page, lighthouse) : []),
  ];
}
