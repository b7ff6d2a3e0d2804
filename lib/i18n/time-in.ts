import type { Locale } from "@/lib/i18n/locales";

/** A length of time in minutes and seconds, in words. */
export const timeIn = (locale: Locale, seconds: number) =>
  new Intl.DurationFormat(locale, { style: "long" }).format({
    ...(seconds >= 60 && { minutes: Math.floor(seconds / 60) }),
    ...(seconds % 60 > 0 && { seconds: seconds % 60 }),
  });
