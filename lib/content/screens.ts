import type { Locale } from "@/lib/i18n/locales";

/** The screens that scripts/site/take-screens.ts takes, in the order a learner meets them. */
export const screens = ["question", "answer", "result"] as const;
export type Screen = (typeof screens)[number];

/** In CSS pixels; the files have twice as many. */
export const screenSize = { width: 390, height: 720 } as const;

export const screenFile = (locale: Locale, screen: Screen) => `/images/screens/${locale}/${screen}.webp`;
