import "server-only";

import { getCourse } from "@/lib/content/courses/courses";
import { folderPath } from "@/lib/content/addresses/local-paths";
import { findOnDemandPlace } from "@/lib/content/articles/on-demand-place";
import { pageNameAt } from "@/lib/content/pages/page-names";
import { sampledTaskAt } from "@/lib/content/samples/samples";
import type { Locale } from "@/lib/i18n/locales";

/** The public page at a path without its language, by the names of the folders; null when there is none. */
export async function knownPlace(locale: Locale, path: string): Promise<string | null> {
  const place = folderPath(path);
  if (pageNameAt(place) !== null || sampledTaskAt(place) !== null) return place;
  const [, shelf = "", slug, ...rest] = place.split("/");
  if (shelf === "courses")
    return slug !== undefined && rest.length === 0 && getCourse(locale, slug) ? place : null;
  return (await findOnDemandPlace(locale, place.slice(1).split("/"))) ? place : null;
}
