import type { Article, Category } from "@/lib/content/articles/article";
import { getGitArticle, listGitCategories, prerenderedSlugs } from "@/lib/content/articles/git-articles";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

export type BlogPlace =
  { kind: "all" } | { kind: "category"; category: Category } | { kind: "article"; article: Article };

/** What the files put at `/blog/<segments>`: the list, a category, an article, or nothing. */
export function findBlogPlace(locale: Locale, segments: readonly string[]): BlogPlace | null {
  const [category, slug, ...rest] = segments;
  if (category === undefined) return { kind: "all" };
  if (rest.length > 0) return null;
  if (slug === undefined) {
    const found = listGitCategories(locale, "blog").find((each) => each.category === category);
    return found ? { kind: "category", category: found.category } : null;
  }
  const article = getGitArticle(locale, "blog", slug);
  return article?.category === category ? { kind: "article", article } : null;
}

/** The segments of the pages of the blog that are rendered at build time. */
export function blogPaths(): string[][] {
  const categories = listGitCategories(defaultLocale, "blog").map(({ category }) => [category]);
  const articles = prerenderedSlugs("blog").flatMap((slug) => {
    const article = getGitArticle(defaultLocale, "blog", slug);
    return article ? [[article.category, slug]] : [];
  });
  return [[], ...categories, ...articles];
}
