import "server-only";

import { listArticles, listCategories } from "@/lib/content/articles/articles";
import { localizedPath } from "@/lib/content/addresses/local-paths";
import { shelves } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";

/** Names and paths of the articles of both shelves, the newest first. */
export async function listNewArticles(
  locale: Locale,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const all = await Promise.all(shelves.map((shelf) => listArticles(locale, shelf)));
  return all
    .flat()
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished) || a.path.localeCompare(b.path))
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ title, path }) => ({ name: title, path: localizedPath(locale, path) }));
}

export async function listArticleCategories(locale: Locale) {
  const all = await Promise.all(
    shelves.map(async (shelf) => {
      const categories = await listCategories(locale, shelf);
      return categories.map(({ category, articles }) => ({ shelf, category, count: articles.length }));
    }),
  );
  return all.flat();
}
