import type { Locale } from "@/lib/i18n/locales";

/** "1 minute, 12 seconds" */
export function spokenDuration(locale: Locale, seconds: number) {
  const whole = Math.round(seconds);
  return new Intl.DurationFormat(locale, { style: "long" }).format({
    minutes: Math.floor(whole / 60),
    seconds: whole % 60,
  });
}
