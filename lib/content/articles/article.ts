import type { z } from "zod";

import type { TextHead } from "@/lib/content/compiled";
import { pickVersion } from "@/lib/content/documents";
import type { Cover } from "@/lib/content/live/live-article";
import { blogCategories, type collections, learnCategories } from "@/lib/content/schemas";
import { articlePath, type Shelf } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";

const categories = { learn: learnCategories, blog: blogCategories } as const;

export type Category = (typeof learnCategories | typeof blogCategories)[number];

type Meta = z.infer<(typeof collections)[Shelf]["meta"]>;
type Head = Pick<TextHead, "folder" | "locale" | "title" | "description" | "status" | "publishAt"> & {
  cover?: Cover | null;
};

/** The articles of a shelf as one place keeps them: what languages share, and the texts of each. */
export type ShelfIndex = {
  origin: "git" | "cms";
  metas: ReadonlyMap<string, Meta>;
  versions: ReadonlyMap<string, Head[]>;
};

export type Article = NonNullable<ReturnType<typeof pickArticle>>;

/** An article in a language, or its English version; null when there is none. */
export function pickArticle(index: ShelfIndex, locale: Locale, shelf: Shelf, slug: string) {
  const meta = index.metas.get(slug);
  const version = pickVersion(index.versions.get(slug) ?? [], locale);
  if (!meta || !version) return null;
  const { category, datePublished, dateModified, related, sources } = meta;
  const { title, description, written, translations, unpublished, cover = null } = version;
  const path = articlePath(shelf, category, slug);
  const place = { shelf, slug, path, locale, origin: index.origin };
  const order = "order" in meta ? meta.order : 0;
  const facts = { category, order, datePublished, dateModified, related, sources, cover };
  return { ...facts, ...place, title, description, written, translations, unpublished };
}

/** What a newcomer reads first comes first on `/learn`; the blog begins with the newest. */
export const byPlace = (a: Article, b: Article) =>
  byDay(a, b) || categoryRank(a) - categoryRank(b) || a.order - b.order || a.slug.localeCompare(b.slug);

const byDay = (a: Article, b: Article) =>
  a.shelf === "blog" ? b.datePublished.localeCompare(a.datePublished) : 0;

function categoryRank({ shelf, category }: Article) {
  const names: readonly string[] = categories[shelf];
  return names.indexOf(category);
}

/** In the order of the categories; only those that have articles. */
export function inCategories(shelf: Shelf, articles: readonly Article[]) {
  const byCategory = Map.groupBy(articles, (article): Category => article.category);
  return categories[shelf].flatMap((category: Category) => {
    const some = byCategory.get(category);
    return some ? [{ category, articles: some }] : [];
  });
}
