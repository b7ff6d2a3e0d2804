import { getArticle } from "@/lib/content/articles";
import { findBlogPlace } from "@/lib/content/blog-places";
import { getCourse } from "@/lib/content/courses";
import { getLegalText, legalPages } from "@/lib/content/legal";
import type { Locale } from "@/lib/i18n/locales";
import { alternatesOf, type Place } from "@/lib/seo/alternates";
import { sitePages } from "@/lib/seo/site-pages";
import { withTimezone } from "@/lib/seo/with-timezone";

type IndexedPage = Place & { lastModified?: string };

/** The page at a path of the public site, or null when search engines are not told of it. */
export function findIndexedPage(locale: Locale, path: string): IndexedPage | null {
  const slug = /^\/courses\/([^/]+)$/.exec(path)?.[1];
  if (slug) {
    const course = getCourse(locale, slug);
    return course && { ...course, path, lastModified: course.dateModified };
  }
  const article = findArticle(locale, path);
  if (article) return { ...article, lastModified: article.dateModified };
  if (path.startsWith("/blog/") && findBlogPlace(locale, path.split("/").slice(2))) return { path, locale };
  const legal = Object.values(legalPages).find((slug) => path === `/${slug}`);
  if (legal) {
    const text = getLegalText(locale, legal);
    return { ...text, path, lastModified: text.dateModified };
  }
  return Object.values<string>(sitePages).includes(path) ? { path, locale } : null;
}

function findArticle(locale: Locale, path: string) {
  const learn = /^\/learn\/([^/]+)$/.exec(path)?.[1];
  if (learn) return getArticle(locale, "learn", learn);
  const place = path.startsWith("/blog/") ? findBlogPlace(locale, path.split("/").slice(2)) : null;
  return place?.kind === "article" ? place.article : null;
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
