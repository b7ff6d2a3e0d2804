import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import type { Locale } from "@/lib/i18n/locales";

/** The families that every sign of a title is looked for in; each comes as many small files. */
const families = ["inter", "noto-sans-thai", "noto-sans-jp", "noto-sans-kr", "noto-sans-sc"] as const;
export type Family = (typeof families)[number];

/** The family of a language's own signs. Chinese and Japanese share signs that each draws in its own way. */
const first: Record<Locale, Family> = {
  en: "inter",
  id: "inter",
  ja: "noto-sans-jp",
  ko: "noto-sans-kr",
  pt: "inter",
  ru: "inter",
  tr: "inter",
  de: "inter",
  es: "inter",
  fr: "inter",
  it: "inter",
  th: "noto-sans-thai",
  zh: "noto-sans-sc",
};

type Range = readonly [from: number, to: number];
type FileOf = ReadonlyMap<number, string>;

const Ranges = z.record(z.string(), z.string());
const known = new Map<Family, FileOf>();

const packageFolder = (family: Family) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource-variable", family);

/** `U+0E01-0E5B` is a range, `U+25CC` one sign. */
function parseRange(text: string): Range {
  const [from = "", to = from] = text.trim().replace(/^U\+/i, "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/**
 * The file of each sign. The package names its files after the keys of its `unicode.json`: `latin`, or `[12]` for a
 * slice of many.
 */
function filesOf(family: Family): FileOf {
  const found = known.get(family);
  if (found) return found;
  const folder = packageFolder(family);
  const table = Ranges.parse(JSON.parse(readFileSync(path.join(folder, "unicode.json"), "utf8")));
  const files = new Map<number, string>();
  for (const [name, ranges] of Object.entries(table)) {
    const slice = `${family}-${name.replaceAll(/[[\]]/g, "")}-wght-normal.woff2`;
    for (const [from, to] of ranges.split(",").map(parseRange))
      for (let point = from; point <= to; point += 1) files.set(point, path.join(folder, "files", slice));
  }
  known.set(family, files);
  return files;
}

/** Quotation marks, dashes and dots are as wide as a sign in Chinese and Japanese. */
const isWidePunctuation = (codePoint: number, locale: Locale) =>
  (locale === "ja" || locale === "zh") && codePoint >= 0x20_10 && codePoint <= 0x20_26;

function familiesFor(codePoint: number, locale: Locale): Family[] {
  const own = first[locale];
  const start: Family[] = isWidePunctuation(codePoint, locale) ? [own, "inter"] : ["inter", own];
  return [...new Set(start), ...families.filter((family) => !start.includes(family))];
}

/** The files that say they draw a sign, the best for the language first. */
export function filesFor(codePoint: number, locale: Locale): string[] {
  return familiesFor(codePoint, locale).flatMap((family) => filesOf(family).get(codePoint) ?? []);
}
