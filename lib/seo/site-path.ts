import { isLocale } from "@/lib/i18n/locales";

/** The path without its language: `/ja/pricing` and `/pricing` are both `/pricing`. */
export function sitePath(pathname: string) {
  const [first, ...rest] = pathname.split("/").filter(Boolean);
  const parts = isLocale(first) ? rest : [first, ...rest].filter(Boolean);
  return `/${parts.join("/")}`;
}
