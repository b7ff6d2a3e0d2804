import { readFile } from "node:fs/promises";

import type { Locale } from "@/lib/i18n/locales";

/** Where a walk goes: the product under test, and the reader's language. */
export type Place = { site: string; dataFolder: string; locale: Locale };

/** The address of a page in the reader's language. */
export const at = ({ site, locale }: Place, path: string) =>
  site + (locale === "en" ? path : `/${locale}${path === "/" ? "" : path}`);

/** The words of the product in the reader's language, as the file has them. */
export async function wordsOf({ locale }: Place) {
  const file = new URL(`../../../content/messages/${locale}.json`, import.meta.url);
  const words: { Learner: { account: { logOut: string } } } = JSON.parse(await readFile(file, "utf8"));
  return words;
}
