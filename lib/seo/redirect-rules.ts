import { defaultLocale, isLocale, localePath } from "@/lib/i18n/locales";

export type Redirect = { path: string; search: string; status: 307 | 308; private?: boolean };

type Asked = { pathname: string; search: string; chosenLocale?: string | undefined };

/** Paths without a language: where a page was, and where it is. */
type Moved = ReadonlyMap<string, string>;

/**
 * Where an address has to go instead, or null when it may stay. Works on the parsed path and always answers
 * with a path of this site: slashes and backslashes at the start are taken together as one.
 */
export function redirectFor({ pathname, search, chosenLocale }: Asked, moved: Moved): Redirect | null {
  const parts = pathname.split(/[/\\]+/).filter(Boolean);
  const clean = `/${parts.join("/")}`;

  const named = parts[0] === defaultLocale ? parts.slice(1) : parts;
  const target = movedPage(named, moved);
  if (target) return { path: target, search, status: 308 };
  if (named !== parts) return { path: `/${named.join("/")}`, search, status: 308 };
  if (isBlogPage(parts, search)) return { path: clean, search: "", status: 308 };
  if (clean !== pathname) return { path: clean, search, status: 308 };

  if (clean === "/" && isLocale(chosenLocale) && chosenLocale !== defaultLocale) {
    return { path: `/${chosenLocale}`, search, status: 307, private: true };
  }
  return null;
}

/** A page that has moved has moved in every language. */
function movedPage(parts: string[], moved: Moved) {
  const [first, ...rest] = parts;
  const locale = isLocale(first) ? first : defaultLocale;
  const target = moved.get(`/${(isLocale(first) ? rest : parts).join("/")}`);
  return target ? localePath(locale, target) : null;
}

function isBlogPage(parts: string[], search: string) {
  const [first, ...rest] = isLocale(parts[0]) ? parts.slice(1) : parts;
  return first === "blog" && rest.length === 0 && new URLSearchParams(search).has("page");
}
