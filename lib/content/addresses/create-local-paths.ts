import { z } from "zod";

import { decodePath } from "@/lib/content/addresses/decode-path";
import { defaultLocale, type Locale, locales } from "@/lib/i18n/locales";

/** What the compiler derives of every document with an address of its own in some language. */
export const LocalSlugs = z.array(
  z.object({
    /** The path above the document, such as `/blog/study`. */
    parent: z.string(),
    folder: z.string(),
    versions: z.array(
      z.object({
        locale: z.enum(locales),
        slug: z.string().optional(),
        status: z.enum(["draft", "review", "published"]),
        publishAt: z.string(),
      }),
    ),
  }),
);
export type LocalSlugs = z.infer<typeof LocalSlugs>;
type Version = LocalSlugs[number]["versions"][number];

/**
 * Between the path that authors write, which has the folder's name, and the path that a language shows. Neither has
 * the language in front; what is not such a document stays as it is.
 */
export function createLocalPaths(documents: LocalSlugs, isShown: (version: Version) => boolean) {
  const shown = new Map<string, Map<Locale, string>>();
  const written = new Map<string, string>();
  for (const { parent, folder, versions } of documents) {
    const out = versions.filter(isShown);
    const slugs = locales.map((locale) => {
      const own = out.find((version) => version.locale === locale);
      const version = own ?? out.find((each) => each.locale === defaultLocale);
      return [locale, version?.slug ?? folder] as const;
    });
    const path = `${parent}/${folder}`;
    shown.set(path, new Map(slugs.map(([locale, slug]) => [locale, `${parent}/${slug}`])));
    for (const slug of [folder, ...slugs.map(([, each]) => each)]) written.set(`${parent}/${slug}`, path);
  }

  /** The path with the folder's name, of a path in any language. */
  const folderPath = (path: string) => written.get(decodePath(path)) ?? path;

  /** The path as the language shows it, in the signs of an address; a query and an anchor stay. */
  function localizedPath(locale: Locale, href: string) {
    const [path = ""] = href.split(/[?#]/, 1);
    const local = shown.get(folderPath(path))?.get(locale);
    return local === undefined ? href : encodeURI(local) + href.slice(path.length);
  }

  return { folderPath, localizedPath };
}
