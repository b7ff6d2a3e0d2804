import { splitPath } from "@/lib/i18n/locales";

/** The folder in `app` of the routes whose pages are rendered when somebody asks. */
const folder = "on-demand";

type Known = {
  /** The path that a pass in the browser names. */
  previewed: string | null;
  /** Pages that the build has not rendered: of files, and of the CMS. */
  places: readonly ReadonlySet<string>[];
  /** A page's path as authors write it: `places` has no other. */
  folderPath: (path: string) => string;
};

/** The route of a page that the build has not rendered; null for all other addresses, made-up ones among them. */
export function findOnDemandRoute(pathname: string, { previewed, places, folderPath }: Known): string | null {
  const { locale, path } = splitPath(pathname);
  // The routes themselves are no addresses: no page is at this place, and the answer is the usual one.
  if (path === `/${folder}` || path.startsWith(`/${folder}/`)) return `/${locale}/${folder}/nowhere`;
  if (path === previewed) return `/${folder}/${locale}/draft${path}`;
  const written = folderPath(path);
  return places.some((some) => some.has(written)) ? `/${folder}/${locale}/public${written}` : null;
}
