/** The two kinds of articles, by the first part of their addresses. */
export const shelves = ["learn", "blog"] as const;
export type Shelf = (typeof shelves)[number];

/** Without a language. */
export const articlePath = (shelf: Shelf, category: string, slug: string) =>
  shelf === "learn" ? `/learn/${slug}` : `/blog/${category}/${slug}`;

/** What an article's address says; null for any other path. */
export function parseArticlePath(path: string): { shelf: Shelf; slug: string } | null {
  const [, learn, blog] = /^\/(?:learn\/([a-z0-9-]+)|blog\/[a-z-]+\/([a-z0-9-]+))$/.exec(path) ?? [];
  if (learn) return { shelf: "learn", slug: learn };
  return blog ? { shelf: "blog", slug: blog } : null;
}
