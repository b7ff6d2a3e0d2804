import {
  type Article,
  byPlace,
  inCategories,
  pickArticle,
  type ShelfIndex,
} from "@/lib/content/articles/article";
import { blogTable, learnTable } from "@/lib/content/documents";
import { hasLocalSlug } from "@/lib/content/addresses/local-paths";
import { onDemandPaths } from "@/lib/content/articles/on-demand-paths";
import { articlePath, type Shelf } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";

/** The articles whose files are in `content/`. They are compiled, and known without asking anybody. */
export const gitShelves: Record<Shelf, ShelfIndex> = {
  learn: { origin: "git", ...learnTable },
  blog: { origin: "git", ...blogTable },
};

/** Whether a file has this address, in whatever language, also one whose text is a draft. */
export const gitHasArticle = (shelf: Shelf, slug: string) =>
  gitShelves[shelf].metas.has(slug) || hasLocalSlug(shelf, slug);

export const gitArticlePaths: ReadonlySet<string> = new Set(
  (["learn", "blog"] as const).flatMap((shelf) =>
    [...gitShelves[shelf].metas].map(([slug, { category }]) => articlePath(shelf, category, slug)),
  ),
);

export const gitArticleSlugs = (shelf: Shelf) =>
  [...gitShelves[shelf].versions.keys()].filter((slug) => gitShelves[shelf].metas.has(slug));

export const getGitArticle = (locale: Locale, shelf: Shelf, slug: string) =>
  pickArticle(gitShelves[shelf], locale, shelf, slug);

/** The articles that are rendered at build time. */
export const prerenderedSlugs = (shelf: Shelf) =>
  gitArticleSlugs(shelf).filter((slug) => {
    const meta = gitShelves[shelf].metas.get(slug);
    return meta && !onDemandPaths.has(articlePath(shelf, meta.category, slug));
  });

/** Lists are made once: every page shows some of them. */
function remember<List>(make: (locale: Locale, shelf: Shelf) => List) {
  const known = new Map<string, List>();
  return (locale: Locale, shelf: Shelf): List => {
    const name = `${locale} ${shelf}`;
    const list = known.get(name) ?? make(locale, shelf);
    known.set(name, list);
    return list;
  };
}

export const listGitArticles = remember((locale, shelf): readonly Article[] =>
  gitArticleSlugs(shelf)
    .flatMap((slug) => getGitArticle(locale, shelf, slug) ?? [])
    .sort(byPlace),
);

/** In the order of the categories; only those that have articles. */
export const listGitCategories = remember((locale, shelf) =>
  inCategories(shelf, listGitArticles(locale, shelf)),
);
