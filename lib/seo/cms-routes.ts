import { sitePath } from "@/lib/seo/site-path";
import { defaultLocale, isLocale } from "@/lib/i18n/locales";

const live = "cms-live";
const draft = "cms-draft";
/** No page is there: the answer is the one for an address that does not exist. */
const nowhere = "cms-nowhere";

type Known = {
  /** The path that a pass in the browser names. */
  previewed: string | null;
  /** Where articles of the CMS stand. */
  places: ReadonlySet<string>;
};

/** The route that shows what the CMS has at an address; null for addresses that are none of its business. */
export function findCmsRoute(pathname: string, { previewed, places }: Known): string | null {
  const first = pathname.split("/")[1];
  const locale = isLocale(first) ? first : defaultLocale;
  const path = sitePath(pathname);
  const top = path.split("/")[1];
  if (top === live || top === draft) return `/${locale}/${nowhere}`;
  if (path === previewed) return `/${locale}/${draft}${path}`;
  return places.has(path) ? `/${locale}/${live}${path}` : null;
}
