import {
  type Article,
  articleSlugs,
  type Category,
  getArticle,
  listCategories,
} from "@/lib/content/articles";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

export type BlogPlace =
  { kind: "all" } | { kind: "category"; category: Category } | { kind: "article"; article: Article };

/** What stands at `/blog/<segments>`: the list, a category, an article, or nothing. */
export function findBlogPlace(locale: Locale, segments: readonly string[]): BlogPlace | null {
  const [category, slug, ...rest] = segments;
  if (category === undefined) return { kind: "all" };
  if (rest.length > 0) return null;
  if (slug === undefined) {
    const found = listCategories(locale, "blog").find((each) => each.category === category);
    return found ? { kind: "category", category: found.category } : null;
  }
  const article = getArticle(locale, "blog", slug);
  return article?.category === category ? { kind: "article", article } : null;
}

/** The segments of every page of the blog. */
export function blogPaths(): string[][] {
  const categories = listCategories(defaultLocale, "blog").map(({ category }) => [category]);
  const articles = articleSlugs("blog").flatMap((slug) => {
    const article = getArticle(defaultLocale, "blog", slug);
    return article ? [[article.category, slug]] : [];
  });
  return [[], ...categories, ...articles];
}
