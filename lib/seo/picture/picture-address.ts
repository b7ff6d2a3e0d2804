import { createHash } from "node:crypto";

import { publicEnv } from "@/lib/env/public";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import type { PageHead } from "@/lib/seo/page-head";

export const pictureType = "image/png";

/** Changes with the words in the picture, so that a copy that somebody keeps is never out of date. */
export function pictureVersion({ headline, title, section, locale, written = locale }: PageHead): string {
  const words = JSON.stringify([headline ?? title, section ?? "", written]);
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}

/** `/og/ja/pricing.png`; the first page of a language is `/og/ja.png`. */
export const picturePath = (locale: Locale, path: string) => `/og/${locale}${path === "/" ? "" : path}.png`;

/** For structured data, which names no version. */
export const pictureUrl = (locale: Locale, path: string) => publicEnv.siteUrl + picturePath(locale, path);

/** The page whose picture is at an address below `/og`; null when it is no such address. */
export function pageOfPicture(segments: readonly string[]): { locale: Locale; path: string } | null {
  const address = segments.join("/");
  if (!address.endsWith(".png")) return null;
  const [locale, ...rest] = address.slice(0, -".png".length).split("/");
  return isLocale(locale) ? { locale, path: `/${rest.join("/")}` } : null;
}
