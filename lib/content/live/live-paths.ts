import { isOut } from "@/lib/content/publication";
import { listGitCategories } from "@/lib/content/git-articles";
import type { Assembled } from "@/lib/content/live/assemble-shelves";
import { articlePath, shelves } from "@/lib/content/shelves";
import { defaultLocale } from "@/lib/i18n/locales";

/** The pages that exist because of the CMS, without their languages: articles, and categories that only it fills. */
export function pathsOf({ articles }: Assembled): string[] {
  const shown = shelves
    .flatMap((shelf) => [...articles[shelf].values()])
    .filter(({ texts }) => texts.some(({ head }) => isOut(head)));
  const inFiles = new Set<string>(listGitCategories(defaultLocale, "blog").map(({ category }) => category));
  const categories = shown.flatMap(({ shelf, meta }) =>
    shelf === "blog" && !inFiles.has(meta.category) ? [`/blog/${meta.category}`] : [],
  );
  return [
    ...new Set(categories),
    ...shown.map(({ shelf, slug, meta }) => articlePath(shelf, meta.category, slug)),
  ];
}
