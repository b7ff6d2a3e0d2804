import "server-only";

import {
  type Article,
  byPlace,
  inCategories,
  pickArticle,
  type ShelfIndex,
} from "@/lib/content/articles/article";
import type { ArticleDocument } from "@/lib/content/compiled";
import { isOut } from "@/lib/content/publication";
import { getGitArticle, listGitArticles } from "@/lib/content/articles/git-articles";
import { articlesTag, articleTag, followTags } from "@/lib/content/live/follow-tags";
import { readLibrary } from "@/lib/content/live/library";
import type { LiveArticle } from "@/lib/content/live/live-article";
import { readDocument } from "@/lib/content/read-document";
import type { Shelf } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";

/** What the CMS has on a shelf, in the shape of the compiled files. */
export function liveIndex(articles: Iterable<LiveArticle>): ShelfIndex {
  const all = [...articles];
  return {
    origin: "cms",
    metas: new Map(all.map(({ slug, meta }) => [slug, meta])),
    versions: new Map(
      all.map(({ slug, texts }) => [
        slug,
        texts.map(({ document, cover }) => ({ ...document, cover })).filter((document) => isOut(document)),
      ]),
    ),
  };
}

async function liveShelf(shelf: Shelf) {
  const { articles } = await readLibrary();
  return liveIndex(articles[shelf].values());
}

/** An article in a language, or its English version, from the files or from the CMS; null when there is none. */
export async function getArticle(locale: Locale, shelf: Shelf, slug: string): Promise<Article | null> {
  const inGit = getGitArticle(locale, shelf, slug);
  if (inGit) return inGit;
  await followTags([articleTag(shelf, slug)]);
  return pickArticle(await liveShelf(shelf), locale, shelf, slug);
}

/** Files and CMS together, in the order of the shelf. */
export async function listArticles(locale: Locale, shelf: Shelf): Promise<readonly Article[]> {
  await followTags([articlesTag]);
  const live = await liveShelf(shelf);
  if (live.metas.size === 0) return listGitArticles(locale, shelf);
  const fromCms = [...live.metas.keys()].flatMap((slug) => pickArticle(live, locale, shelf, slug) ?? []);
  return [...listGitArticles(locale, shelf), ...fromCms].sort(byPlace);
}

/** In the order of the categories; only those that have articles. */
export const listCategories = async (locale: Locale, shelf: Shelf) =>
  inCategories(shelf, await listArticles(locale, shelf));

/** What to read after an article: its own category first, then the others. */
export async function readNext(article: Article, count = 4): Promise<Article[]> {
  const all = await listArticles(article.locale, article.shelf);
  const others = all.filter(({ slug }) => slug !== article.slug);
  const [near, far] = [true, false].map((isNear) =>
    others.filter(({ category }) => (category === article.category) === isNear),
  );
  return [...(near ?? []), ...(far ?? [])].slice(0, count);
}

/** The text of an article in the language in which it is shown. */
export async function readArticle({ origin, shelf, slug, written }: Article): Promise<ArticleDocument> {
  if (origin === "git") return readDocument(shelf, slug, written);
  const { articles } = await readLibrary();
  const text = articles[shelf].get(slug)?.texts.find(({ locale }) => locale === written);
  if (!text) throw new Error(`The CMS no longer has ${shelf}/${slug} in ${written}.`);
  return text.document;
}
