import { isSpaceless } from "@/lib/content/facts/format-fact";
import type { Locale } from "@/lib/i18n/locales";

/** A length of time in minutes and seconds, in words. */
export function timeIn(locale: Locale, seconds: number) {
  const words = new Intl.DurationFormat(locale, { style: isSpaceless(locale) ? "short" : "long" }).format({
    ...(seconds >= 60 && { minutes: Math.floor(seconds / 60) }),
    ...(seconds % 60 > 0 && { seconds: seconds % 60 }),
  });
  return isSpaceless(locale) ? words.replaceAll(/\s/g, "") : words;
}
