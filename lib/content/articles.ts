import { z } from "zod";

import blogMetas from "@/.contentlayer/generated/BlogMeta/_index.json";
import learnMetas from "@/.contentlayer/generated/LearnMeta/_index.json";
import { blogHeads, learnHeads, pickVersion } from "@/lib/content/documents";
import { blogCategories, collections, learnCategories } from "@/lib/content/schemas";
import type { Locale } from "@/lib/i18n/locales";

const folder = { folder: z.string() };
const shelves = {
  learn: {
    categories: learnCategories,
    heads: learnHeads,
    metas: z.array(z.object({ ...folder, ...collections.learn.meta.shape })).parse(learnMetas),
  },
  blog: {
    categories: blogCategories,
    heads: blogHeads,
    metas: z.array(z.object({ ...folder, ...collections.blog.meta.shape })).parse(blogMetas),
  },
} as const;

export type Shelf = keyof typeof shelves;
export type Category = (typeof learnCategories | typeof blogCategories)[number];

const library = {
  learn: index("learn"),
  blog: index("blog"),
};

function index(shelf: Shelf) {
  const { heads, metas } = shelves[shelf];
  return {
    metas: new Map<string, (typeof metas)[number]>(metas.map((meta) => [meta.folder, meta])),
    versions: Map.groupBy(heads, (head) => head.folder),
  };
}

export type Article = NonNullable<ReturnType<typeof getArticle>>;

/** An article in a language, or its English version; null when there is none. */
export function getArticle(locale: Locale, shelf: Shelf, slug: string) {
  const meta = library[shelf].metas.get(slug);
  const version = pickVersion(library[shelf].versions.get(slug) ?? [], locale);
  if (!meta || !version) return null;
  const { title, description, written, translations, unpublished } = version;
  const path = shelf === "learn" ? `/learn/${slug}` : `/blog/${meta.category}/${slug}`;
  const place = { shelf, slug, path, locale };
  return { ...meta, ...place, title, description, written, translations, unpublished };
}

export const articleSlugs = (shelf: Shelf) =>
  [...library[shelf].versions.keys()].filter((slug) => library[shelf].metas.has(slug));

/** What a newcomer reads first comes first on `/learn`; the blog begins with the newest. */
export function listArticles(locale: Locale, shelf: Shelf): Article[] {
  const articles = articleSlugs(shelf).flatMap((slug) => getArticle(locale, shelf, slug) ?? []);
  return articles.sort((a, b) => byDay(a, b) || byCategory(a, b) || orderOf(a) - orderOf(b) || bySlug(a, b));
}

const byDay = (a: Article, b: Article) =>
  a.shelf === "blog" ? b.datePublished.localeCompare(a.datePublished) : 0;
const byCategory = (a: Article, b: Article) => categoryRank(a) - categoryRank(b);
const bySlug = (a: Article, b: Article) => a.slug.localeCompare(b.slug);
const orderOf = (article: Article) => ("order" in article ? article.order : 0);

function categoryRank({ shelf, category }: Article) {
  const names: readonly string[] = shelves[shelf].categories;
  return names.indexOf(category);
}

/** In the order of the categories; only those that have articles. */
export function listCategories(locale: Locale, shelf: Shelf): { category: Category; articles: Article[] }[] {
  const byCategory = Map.groupBy(listArticles(locale, shelf), (article) => article.category);
  return shelves[shelf].categories.flatMap((category: Category) => {
    const articles = byCategory.get(category);
    return articles ? [{ category, articles }] : [];
  });
}

/** What to read after an article: its own category first, then the others. */
export function readNext(article: Article, count = 4): Article[] {
  const others = listArticles(article.locale, article.shelf).filter(({ slug }) => slug !== article.slug);
  const [near, far] = [true, false].map((isNear) =>
    others.filter(({ category }) => (category === article.category) === isNear),
  );
  return [...(near ?? []), ...(far ?? [])].slice(0, count);
}
