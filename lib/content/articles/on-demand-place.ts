import "server-only";

import type { Article, Category } from "@/lib/content/articles/article";
import { type ArticleList, findArticleList } from "@/lib/content/articles/article-list";
import { getArticle, listCategories } from "@/lib/content/articles/articles";
import { parseArticlePath } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";

type OnDemandPlace =
  | { kind: "article"; article: Article }
  | { kind: "category"; category: Category }
  | { kind: "list"; list: ArticleList };

/** What stands at a path below a shelf: an article, a page of the list of all, or a category of the blog. */
export async function findOnDemandPlace(
  locale: Locale,
  segments: readonly string[],
): Promise<OnDemandPlace | null> {
  const path = `/${segments.join("/")}`;
  const list = await findArticleList(locale, path);
  if (list) return { kind: "list", list };
  const address = parseArticlePath(path);
  if (address) {
    const article = await getArticle(locale, address.shelf, address.slug);
    return article?.path === path ? { kind: "article", article } : null;
  }
  const [shelf, name, ...rest] = segments;
  if (shelf !== "blog" || rest.length > 0) return null;
  const found = (await listCategories(locale, "blog")).find(({ category }) => category === name);
  return found ? { kind: "category", category: found.category } : null;
}
