import "server-only";

import type { Article } from "@/lib/content/articles/article";
import { listArticles } from "@/lib/content/articles/articles";
import { byNewest, newest, pageCount, parseListPath } from "@/lib/content/articles/list-pages";
import type { Shelf } from "@/lib/content/articles/shelves";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

/** One page of the list of all articles of a shelf, the newest first. */
export type ArticleList = { shelf: Shelf; page: number; pages: number; articles: readonly Article[] };

export async function findArticleList(locale: Locale, path: string): Promise<ArticleList | null> {
  const asked = parseListPath(path);
  if (!asked) return null;
  const { shelf, page } = asked;
  const pages = pageCount(await listArticles(defaultLocale, shelf));
  if (page > pages) return null;
  const all = (await listArticles(locale, shelf)).toSorted(byNewest);
  const from = (page - 1) * newest.page;
  return { shelf, page, pages, articles: all.slice(from, from + newest.page) };
}
