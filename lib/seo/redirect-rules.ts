import { defaultLocale, isLocale } from "@/lib/i18n/locales";

export type Redirect = { path: string; search: string; status: 307 | 308; private?: boolean };

type Asked = { pathname: string; search: string; chosenLocale?: string | undefined };

/**
 * Where an address has to go instead, or null when it may stay. Works on the parsed path and always answers
 * with a path of this site: slashes and backslashes at the start are taken together as one.
 */
export function redirectFor({ pathname, search, chosenLocale }: Asked): Redirect | null {
  const parts = pathname.split(/[/\\]+/).filter(Boolean);
  const clean = `/${parts.join("/")}`;

  if (parts[0] === defaultLocale) return { path: `/${parts.slice(1).join("/")}`, search, status: 308 };
  if (isBlogPage(parts, search)) return { path: clean, search: "", status: 308 };
  if (clean !== pathname) return { path: clean, search, status: 308 };

  if (clean === "/" && isLocale(chosenLocale) && chosenLocale !== defaultLocale) {
    return { path: `/${chosenLocale}`, search, status: 307, private: true };
  }
  return null;
}

function isBlogPage(parts: string[], search: string) {
  const [first, ...rest] = isLocale(parts[0]) ? parts.slice(1) : parts;
  return first === "blog" && rest.length === 0 && new URLSearchParams(search).has("page");
}
