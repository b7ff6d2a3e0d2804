import slugs from "@/.contentlayer/tables/local-slugs.json";
import { createLocalPaths, LocalSlugs } from "@/lib/content/addresses/create-local-paths";
import { decodePath } from "@/lib/content/addresses/decode-path";
import { isOut } from "@/lib/content/publication";
import type { Shelf } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";

const documents = LocalSlugs.parse(slugs);

export const { folderPath, localizedPath } = createLocalPaths(documents, isOut);

/** Whether a text of a shelf, also a draft, has this name in its language. */
export const hasLocalSlug = (shelf: Shelf, name: string) =>
  documents.some(
    ({ parent, versions }) => parent.split("/")[1] === shelf && versions.some(({ slug }) => slug === name),
  );

/** The parts of a page's address below `parent`, by the names of the folders. */
export const folderSegments = (parent: string, segments: readonly string[]) =>
  folderPath([parent, ...segments].join("/"))
    .slice(parent.length)
    .split("/")
    .filter(Boolean);

/** The same parts as a language shows them, not yet in the signs of an address. */
export const localSegments = (locale: Locale, parent: string, segments: readonly string[]) =>
  decodePath(localizedPath(locale, [parent, ...segments].join("/")))
    .slice(parent.length)
    .split("/")
    .filter(Boolean);
