import { splitPath } from "@/lib/i18n/locales";

/** The folder of the CMS's own routes in `app`. */
const folder = "cms";

type Known = {
  /** The path that a pass in the browser names. */
  previewed: string | null;
  /** Where articles of the CMS stand. */
  places: ReadonlySet<string>;
};

/** The route that shows what the CMS has at an address; null for addresses that are none of its business. */
export function findCmsRoute(pathname: string, { previewed, places }: Known): string | null {
  const { locale, path } = splitPath(pathname);
  // The routes themselves are no addresses: no page is at this place, and the answer is the usual one.
  if (path === `/${folder}` || path.startsWith(`/${folder}/`)) return `/${locale}/${folder}/nowhere`;
  if (path === previewed) return `/${folder}/${locale}/draft${path}`;
  return places.has(path) ? `/${folder}/${locale}/live${path}` : null;
}
