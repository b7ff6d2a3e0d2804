import { listGitArticles, listGitCategories } from "@/lib/content/articles/git-articles";
import { byNewest, listPaths, newest } from "@/lib/content/articles/list-pages";
import type { Assembled } from "@/lib/content/live/assemble-shelves";
import type { LiveArticle } from "@/lib/content/live/live-article";
import { isOut } from "@/lib/content/publication";
import { articlePath, shelves } from "@/lib/content/articles/shelves";
import { defaultLocale } from "@/lib/i18n/locales";

/** The pages that exist because of the CMS, without their languages: lists, articles, and categories that only it fills. */
export function pathsOf(assembled: Assembled): string[] {
  const shown = shownOf(assembled);
  const lists = shelves.flatMap((shelf) => {
    const own = shown.filter((article) => article.shelf === shelf).map(({ meta }) => meta);
    return own.length > 0 ? listPaths(shelf, [...listGitArticles(defaultLocale, shelf), ...own]) : [];
  });
  return [...categoriesOf(shown), ...lists, ...shown.map(pathOf)];
}

/** As of the files, the build renders the newest articles only. */
export function newestPathsOf(assembled: Assembled): string[] {
  const shown = shownOf(assembled);
  const some = shelves.flatMap((shelf) =>
    shown
      .filter((article) => article.shelf === shelf)
      .toSorted((a, b) => byNewest(datedOf(a), datedOf(b)))
      .slice(0, newest.prerendered),
  );
  return [...categoriesOf(shown), ...some.map(pathOf)];
}

const shownOf = ({ articles }: Assembled) =>
  shelves
    .flatMap((shelf) => [...articles[shelf].values()])
    .filter(({ texts }) => texts.some(({ document }) => isOut(document)));

const datedOf = ({ slug, meta: { datePublished } }: LiveArticle) => ({ slug, datePublished });

const pathOf = ({ shelf, slug, meta }: LiveArticle) => articlePath(shelf, meta.category, slug);

function categoriesOf(shown: readonly LiveArticle[]): string[] {
  const inFiles = new Set<string>(listGitCategories(defaultLocale, "blog").map(({ category }) => category));
  const categories = shown.flatMap(({ shelf, meta }) =>
    shelf === "blog" && !inFiles.has(meta.category) ? [`/blog/${meta.category}`] : [],
  );
  return [...new Set(categories)];
}
