import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { locales } from "@/lib/i18n/locales";
import type { GateRule } from "@/lib/content/gate/rules";

/** Stands in a change where the gate must point to; it is taken out before the file is written. */
export const mark = "▸";

/** What becomes of a file: its new text with one mark, its new bytes with the place to find, or nothing at all. */
export type Change = string | { bytes: Buffer; line: number; column: number } | null;

/** One way to go wrong, and the files in which to do it. */
export type FaultKind = {
  what: string;
  rule: GateRule;
  level?: "fault" | "warning";
  files: readonly string[];
  /** In how many of the files; they are chosen by the kind's own seed. */
  times?: number;
  change: (text: string) => Change;
  /** The files in which the fault is found, when that is not the changed one. */
  foundIn?: (file: string) => readonly string[];
  /** Rules that the same change breaks besides. */
  also?: readonly GateRule[];
};

const everyLocale = (folder: string) => locales.map((locale) => `${folder}/${locale}.mdx`);

export const courseTexts = [...everyLocale("content/courses/one"), ...everyLocale("content/courses/two")];
export const articleTexts = [...everyLocale("content/learn/first"), ...everyLocale("content/blog/day")];
export const texts = [...courseTexts, ...articleTexts, ...everyLocale("content/legal/tos")];
export const englishTexts = texts.filter((file) => file.endsWith("/en.mdx"));
export const translations = texts.filter((file) => !file.endsWith("/en.mdx"));
export const courseMetas = ["content/courses/one/meta.yaml", "content/courses/two/meta.yaml"];
export const articleMetas = ["content/learn/first/meta.yaml", "content/blog/day/meta.yaml"];
export const metas = [...courseMetas, ...articleMetas, "content/legal/tos/meta.yaml"];
export const datasets = locales.map((locale) => `cms/dataset/${locale}.ndjson`);
export const translatedDatasets = datasets.filter((file) => !file.endsWith("/en.ndjson"));
export const messages = locales.map((locale) => `content/messages/${locale}.json`);
export const translatedMessages = messages.filter((file) => !file.endsWith("/en.json"));

export const inLocales = (files: readonly string[], some: readonly string[]) =>
  files.filter((file) => some.some((locale) => new RegExp(`/${locale}\\.[a-z]+$`).test(file)));

/** The files of a kind: as many as it asks for, in different languages and folders. */
export function chosenFiles({ what, rule, files, times = 2 }: FaultKind) {
  return shuffle(files, seededRandom(`${rule} ${what}`)).slice(0, times);
}

/** A change of one place; the mark stands in `to`, or before what `at` finds afterwards. */
export function replace(from: string | RegExp, to: string, at?: RegExp): FaultKind["change"] {
  return (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`There is no ${from} to change.`);
    if (!at) return changed;
    const index = changed.search(at);
    if (index === -1) throw new Error(`There is no ${at} to point to.`);
    return changed.slice(0, index) + mark + changed.slice(index);
  };
}

/** A change whose fault has no place in the file but its beginning. */
export const replaceAtStart = (from: string | RegExp, to: string) => replace(from, to, /^/);
