import { localizedPath } from "@/lib/content/addresses/local-paths";
import { publicEnv } from "@/lib/env/public";
import { defaultLocale, type Locale, localePath, locales } from "@/lib/i18n/locales";

export type Place = {
  /** The path without its language, with the name of a document's folder. */
  path: string;
  locale: Locale;
  /** The language the text is in, where it is not the page's own. */
  written?: Locale;
  /** Languages that have a text of their own. */
  translations?: readonly Locale[];
};

/** The absolute address of a page in a language; without a slash at the end, as Next.js writes it. */
export function pageUrl(locale: Locale, path: string) {
  return publicEnv.siteUrl + localePath(locale, localizedPath(locale, path)).replace(/\/$/, "");
}

/**
 * The canonical address of a page and all its versions, for the page's head and the sitemap alike. A page that only
 * shows another language's text names that one as canonical, and is nobody's alternate.
 */
export function alternatesOf({ path, locale, written = locale, translations = locales }: Place) {
  if (written !== locale) return { canonical: pageUrl(written, path), languages: {} };
  const versions = locales.filter((each) => translations.includes(each));
  return {
    canonical: pageUrl(locale, path),
    languages: {
      ...Object.fromEntries(versions.map((each) => [each, pageUrl(each, path)])),
      "x-default": pageUrl(defaultLocale, path),
    } as Partial<Record<Locale | "x-default", string>>,
  };
}
