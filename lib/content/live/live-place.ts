import "server-only";

import type { Article, Category } from "@/lib/content/article";
import { getArticle, listCategories } from "@/lib/content/articles";
import { readLibrary } from "@/lib/content/live/library";
import { pathsOf } from "@/lib/content/live/live-paths";
import { parseArticlePath } from "@/lib/content/shelves";
import type { Locale } from "@/lib/i18n/locales";
import { configuredProject } from "@/lib/integrations/sanity/configured-source";

type LivePlace = { kind: "article"; article: Article } | { kind: "category"; category: Category };

/** What the CMS puts at a path: an article, or a category of the blog that no file fills. */
export async function findLivePlace(locale: Locale, segments: readonly string[]): Promise<LivePlace | null> {
  const path = `/${segments.join("/")}`;
  const address = parseArticlePath(path);
  if (address) {
    const article = await getArticle(locale, address.shelf, address.slug);
    return article?.origin === "cms" && article.path === path ? { kind: "article", article } : null;
  }
  const [shelf, name, ...rest] = segments;
  if (shelf !== "blog" || rest.length > 0) return null;
  const found = (await listCategories(locale, "blog")).find(({ category }) => category === name);
  return found ? { kind: "category", category: found.category } : null;
}

export async function listLivePaths(): Promise<string[][]> {
  return pathsOf(await readLibrary()).map((path) => path.split("/").slice(1));
}

export const isCmsConnected = () => configuredProject() !== null;
