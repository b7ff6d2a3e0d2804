import { getCourse } from "@/lib/content/courses";
import { getLegalText } from "@/lib/content/legal";
import type { Locale } from "@/lib/i18n/locales";
import { alternatesOf, type Place } from "@/lib/seo/alternates";
import { sitePages } from "@/lib/seo/site-pages";

type IndexedPage = Place & { lastModified?: string };

/** The page at a path of the public site, or null when search engines are not told of it. */
export function findIndexedPage(locale: Locale, path: string): IndexedPage | null {
  const slug = /^\/courses\/([^/]+)$/.exec(path)?.[1];
  if (slug) {
    const course = getCourse(locale, slug);
    return course && { ...course, path, lastModified: course.dateModified };
  }
  if (path === sitePages.terms || path === sitePages.privacy) {
    const text = getLegalText(locale, path === sitePages.terms ? "tos" : "privacy-policy");
    return { ...text, path, lastModified: text.dateModified };
  }
  return Object.values<string>(sitePages).includes(path) ? { path, locale } : null;
}

/** One `<url>` of the sitemap, from the same facts as the page's head. Null where the text is another language's. */
export function sitemapEntry(locale: Locale, path: string) {
  const page = findIndexedPage(locale, path);
  if (!page || (page.written ?? locale) !== locale) return null;
  const { canonical, languages } = alternatesOf(page);
  return {
    loc: canonical,
    ...(page.lastModified && { lastmod: withTimezone(page.lastModified) }),
    alternateRefs: Object.entries(languages).map(([hreflang, href]) => ({
      hreflang,
      href,
      hrefIsAbsolute: true,
    })),
  };
}

export const withTimezone = (when: string) => (when.includes("T") ? when : `${when}T00:00:00Z`);
