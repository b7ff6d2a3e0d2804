import "server-only";

import { getArticle } from "@/lib/content/articles/articles";
import { isCmsConnected, listLivePaths } from "@/lib/content/live/list-live-paths";
import { parseArticlePath } from "@/lib/content/articles/shelves";
import { type Locale, locales } from "@/lib/i18n/locales";
import { articleEntry } from "@/lib/seo/indexed-pages";

/** One entry for each article of the CMS in each language that has a text of its own; null without a CMS. */
export async function listLiveEntries() {
  if (!isCmsConnected()) return null;
  const paths = await listLivePaths();
  const entries = await Promise.all(locales.flatMap((locale) => paths.map((path) => entryOf(locale, path))));
  return entries.filter((entry) => entry !== null);
}

async function entryOf(locale: Locale, path: string) {
  const place = parseArticlePath(path);
  const article = place && (await getArticle(locale, place.shelf, place.slug));
  return article && article.written === locale ? articleEntry(article) : null;
}
