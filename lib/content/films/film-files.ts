import { defaultLocale, type Locale } from "@/lib/i18n/locales";

const folder = "/films";

/** Where the parts of a film are served. Names with a hash may be kept for ever. */
export const filmFile = (file: string) => `${folder}/${file}`;
export const captionsFile = (id: string, locale: Locale) => `${folder}/${id}/${locale}.vtt`;
/** A page's language first, then English. */
export const captionLocales = (locale: Locale): Locale[] =>
  locale === defaultLocale ? [defaultLocale] : [locale, defaultLocale];

/** `PT1M12S` */
export function isoDuration(seconds: number) {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `PT${minutes > 0 ? `${minutes}M` : ""}${rest > 0 || minutes === 0 ? `${rest}S` : ""}`;
}

export function secondsOf(duration: string) {
  const [, hours, minutes, seconds] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? [];
  return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** `1:12` */
export const clockTime = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;
