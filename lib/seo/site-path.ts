import { splitPath } from "@/lib/i18n/locales";

/** The path without its language: `/ja/pricing` and `/pricing` are both `/pricing`. */
export const sitePath = (pathname: string) => splitPath(pathname).path;
