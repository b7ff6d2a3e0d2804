import type { Article } from "@/lib/content/articles/article";
import type { Course } from "@/lib/content/courses/courses";
import { secondsOf } from "@/lib/content/films/film-files";
import { parseListPath } from "@/lib/content/articles/list-pages";
import { folderPath } from "@/lib/content/addresses/local-paths";
import { onDemandPaths } from "@/lib/content/articles/on-demand-paths";
import { recordOf } from "@/lib/content/pages/page-names";
import { type Locale, locales } from "@/lib/i18n/locales";
import { alternatesOf, type Place } from "@/lib/seo/alternates";
import { findPage } from "@/lib/seo/find-page";
import { courseVideo } from "@/lib/seo/json-ld-video";
import { withTimezone } from "@/lib/seo/with-timezone";

type IndexedPage = Place & { lastModified?: string; film?: ReturnType<typeof filmEntry> };

/** The page at a path of the public site, or null when search engines are not told of it. Articles of the CMS have a sitemap of their own. */
export function findIndexedPage(locale: Locale, shownPath: string): IndexedPage | null {
  const path = folderPath(shownPath);
  if (parseListPath(path)) return onDemandPaths.has(path) ? { path, locale } : null;
  const page = findPage(locale, path);
  if (!page) return null;
  switch (page.kind) {
    case "course":
      return { ...page.course, path, lastModified: page.course.dateModified, film: filmEntry(page.course) };
    case "article":
      return { ...page.article, lastModified: page.article.dateModified };
    case "legal":
      return { ...page.text, path, lastModified: page.text.dateModified };
    case "category":
    case "list":
    case "samples":
      return { path, locale };
    case "words":
      return recordOf(page.page).isIndexed ? { path, locale } : null;
  }
}

/** A `<video:video>` of the sitemap. */
function filmEntry(course: Course) {
  const video = courseVideo(course);
  if (!video) return null;
  return {
    title: course.title,
    description: course.description,
    thumbnailLoc: new URL(video.thumbnail),
    // next-sitemap does not escape the & of a query.
    ...(video.file && { contentLoc: new URL(video.file) }),
    ...(video.player && { playerLoc: new URL(video.player.replace(/\?.*/, "")) }),
    duration: secondsOf(video.duration),
    publicationDate: video.uploadDate,
    familyFriendly: true,
  };
}

/** One `<url>` of the sitemap, from the same facts as the page's head. Null where the text is another language's. */
export function sitemapEntry(locale: Locale, path: string) {
  const page = findIndexedPage(locale, path);
  return page && (page.written ?? locale) === locale ? entryOf(page) : null;
}

/** The entries of the pages that the build has left to their first readers. */
export const onDemandEntries = () =>
  locales.flatMap((locale) => [...onDemandPaths].flatMap((path) => sitemapEntry(locale, path) ?? []));

/** The entry of an article that is written in its page's language. */
export const articleEntry = (article: Article) => entryOf({ ...article, lastModified: article.dateModified });

function entryOf(page: IndexedPage) {
  const { canonical, languages } = alternatesOf(page);
  return {
    loc: canonical,
    ...(page.lastModified && { lastmod: withTimezone(page.lastModified) }),
    ...(page.film && { videos: [page.film] }),
    alternateRefs: Object.entries(languages).map(([hreflang, href]) => ({
      hreflang,
      href,
      hrefIsAbsolute: true,
    })),
  };
}
