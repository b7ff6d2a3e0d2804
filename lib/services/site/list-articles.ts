import "server-only";

import { listArticles, listCategories } from "@/lib/content/articles";
import type { Locale } from "@/lib/i18n/locales";

const shelves = ["learn", "blog"] as const;

/** Names and paths of the articles of both shelves, the newest first. */
export function listNewArticles(locale: Locale, { page, pageSize }: { page: number; pageSize: number }) {
  return shelves
    .flatMap((shelf) => listArticles(locale, shelf))
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished) || a.path.localeCompare(b.path))
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ title, path }) => ({ name: title, path }));
}

export function listArticleCategories(locale: Locale) {
  return shelves.flatMap((shelf) =>
    listCategories(locale, shelf).map(({ category, articles }) => ({
      shelf,
      category,
      count: articles.length,
    })),
  );
}
