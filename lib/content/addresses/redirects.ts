import table from "@/.contentlayer/tables/redirects.json";
import { RedirectTable } from "@/lib/content/schemas";
import type { Locale } from "@/lib/i18n/locales";

/** Pages that have moved for good: where each path of a language leads, both without the language in front. */
export type MovedPages = (locale: Locale, path: string) => string | undefined;

export function readMoved(redirects: RedirectTable["redirects"]): MovedPages {
  const everywhere = new Map<string, string>();
  const inOne = new Map<string, string>();
  for (const { from, to, language } of redirects)
    if (language) inOne.set(`${language} ${from}`, to);
    else everywhere.set(from, to);
  return (locale, path) => inOne.get(`${locale} ${path}`) ?? everywhere.get(path);
}

export const movedPages = readMoved(RedirectTable.parse(table).redirects);
