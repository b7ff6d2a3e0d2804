import { decodePath } from "@/lib/content/addresses/decode-path";
import type { MovedPages } from "@/lib/content/addresses/redirects";
import { ownPath } from "@/lib/core/own-path";
import { defaultLocale, isLocale, type Locale, localePath, splitPath } from "@/lib/i18n/locales";

export type Redirect = {
  path: string;
  search: string;
  hash?: string;
  status: 307 | 308;
  private?: boolean;
};

type Asked = { pathname: string; search: string; chosenLocale?: string | undefined };

type Pages = {
  moved: MovedPages;
  /** The path as a language shows it; that of another language, or the folder's name, is taken for the same page. */
  localizedPath: (locale: Locale, path: string) => string;
};

/**
 * Where an address has to go instead, or null when it may stay. Works on the parsed path and always answers
 * with a path of this site: slashes and backslashes at the start are taken together as one.
 */
export function redirectFor({ pathname, search, chosenLocale }: Asked, pages: Pages): Redirect | null {
  const parts = pathname.split(/[/\\]+/).filter(Boolean);
  const clean = `/${parts.join("/")}`;

  const named = parts[0] === defaultLocale ? parts.slice(1) : parts;
  const target = movedPage(named, pages);
  if (target) return { path: target, search, status: 308 };
  if (named !== parts) return { path: `/${named.join("/")}`, search, status: 308 };
  const entry = entryFor(clean, search);
  if (entry) return entry;
  if (isBlogPage(clean, search)) return { path: clean, search: "", status: 308 };
  if (clean !== pathname) return { path: clean, search, status: 308 };

  if (clean === "/" && isLocale(chosenLocale) && chosenLocale !== defaultLocale) {
    return { path: `/${chosenLocale}`, search, status: 307, private: true };
  }
  return null;
}

/** Where the page is now in this language, in one step; null when it is there already. */
function movedPage(parts: string[], { moved, localizedPath }: Pages) {
  const { locale, path: named } = splitPath(`/${parts.join("/")}`);
  const path = decodePath(named);
  const target = localizedPath(locale, moved(locale, path) ?? path);
  return decodePath(target) === path ? null : localePath(locale, target);
}

/** Addresses of the sign-in that have no page of their own; until Google is there, its way back leads to the form. */
function entryFor(clean: string, search: string): Redirect | null {
  const { locale, path } = splitPath(clean);
  if (path === "/register2") return { path: localePath(locale, "/register"), search, status: 308 };
  if (path !== "/oauth") return null;
  const wanted = ownPath(new URLSearchParams(search).get("url"));
  if (!wanted) return { path: localePath(locale, "/login"), search: "", status: 307 };
  return { path: wanted.pathname, search: wanted.search, hash: wanted.hash, status: 307 };
}

function isBlogPage(path: string, search: string) {
  return splitPath(path).path === "/blog" && new URLSearchParams(search).has("page");
}
