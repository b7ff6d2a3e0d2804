import { isOut } from "@/lib/content/publication";
import { articlePath, type Shelf } from "@/lib/content/articles/shelves";

/** How many articles each place shows: the newest, or on `/learn` those that are read first. */
export const newest = {
  /** Of each category on the front of a shelf. */
  category: 12,
  /** On one page of the list of all, and on a category's own page. */
  page: 30,
  feed: 50,
  /** Of each shelf on the page of all pages. */
  sitemap: 100,
  /** Of each shelf, rendered at build time; the others when somebody first asks for them. */
  prerendered: 40,
} as const;

/** What the front of a shelf shows, in the order of the shelf. */
export function onFront<Some extends { category: string }>(articles: readonly Some[]): Some[] {
  const categories = [...Map.groupBy(articles, ({ category }) => category).values()];
  const shown = new Set(categories.flatMap((some) => some.slice(0, newest.category)));
  return articles.filter((article) => shown.has(article));
}

type Dated = { slug: string; datePublished: string };

export const byNewest = (a: Dated, b: Dated) =>
  b.datePublished.localeCompare(a.datePublished) || a.slug.localeCompare(b.slug);

/** Pages of the list of all articles of a shelf. There is none while the front of the shelf shows them all. */
export function pageCount(articles: readonly { category: string }[]): number {
  return onFront(articles).length < articles.length ? Math.ceil(articles.length / newest.page) : 0;
}

export const listPath = (shelf: Shelf, page: number) => `/${shelf}/all/${page}`;

export const listPaths = (shelf: Shelf, articles: readonly { category: string }[]) =>
  Array.from({ length: pageCount(articles) }, (_, index) => listPath(shelf, index + 1));

/** What the path of such a page says, counted from 1 and written as such; null for any other path. */
export function parseListPath(path: string): { shelf: Shelf; page: number } | null {
  const [, shelf, page] = /^\/(learn|blog)\/all\/([1-9]\d{0,4})$/.exec(path) ?? [];
  return shelf === "learn" || shelf === "blog" ? { shelf, page: Number(page) } : null;
}

type Written = Dated & { category: string; status: "draft" | "review" | "published"; publishAt: string };

/** The pages of a shelf that the build leaves to their first readers: older articles and the list of all. */
export function pathsOnDemand(shelf: Shelf, articles: readonly Written[]): string[] {
  const out = articles.filter((article) => isOut(article));
  const older = out.toSorted(byNewest).slice(newest.prerendered);
  return [...listPaths(shelf, out), ...older.map(({ category, slug }) => articlePath(shelf, category, slug))];
}
