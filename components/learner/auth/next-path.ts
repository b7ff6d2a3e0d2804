import { localePath, type Locale } from "@/lib/i18n/locales";

/**
 * Where to go after signing in: the `next` of the address when it is a path of this site, else the app. The path is
 * parsed, so that `//host`, `/\host` and schemes do not lead away.
 */
export function nextPath(search: string, origin: string, locale: Locale) {
  const fallback = `${localePath(locale, "/app")}#/home`;
  const wanted = new URLSearchParams(search).get("next");
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return fallback;
  const target = new URL(wanted, origin);
  if (target.origin !== origin || target.pathname.startsWith("//")) return fallback;
  return `${target.pathname}${target.search}${target.hash}`;
}

/** The address of another account form that keeps the `next` of this one; `nextPath` judges it when it is used. */
export function withNext(path: string, search: string) {
  const wanted = new URLSearchParams(search).get("next");
  return wanted ? `${path}?${new URLSearchParams({ next: wanted }).toString()}` : path;
}

/** The account form that leads back to `next`, a path of this site. */
export function pathThrough(locale: Locale, path: "/login" | "/register", next: string) {
  return `${localePath(locale, path)}?${new URLSearchParams({ next }).toString()}`;
}
