import localFont from "next/font/local";

import type { Locale } from "@/lib/i18n/locales";

/** Latin, for every page and preloaded. */
const latin = localFont({
  src: "./inter-latin-400-700.woff2",
  variable: "--font-latin",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2009,U+2010-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212",
    },
  ],
});

/** For passages and essays; fetched when one comes into sight. */
const serif = localFont({
  src: "./source-serif-latin-400-700.woff2",
  variable: "--font-serif-latin",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2009,U+2010-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212",
    },
  ],
});

export const fontClasses = `${latin.variable} ${serif.variable}`;

/**
 * The one more face a language needs; its `@font-face` is in globals.css, and only its pages fetch it. Null where Latin-1
 * is enough, and where the device's own fonts are taken.
 */
const scriptFonts: Record<Locale, string | null> = {
  en: null,
  id: null,
  ja: null,
  ko: null,
  pt: null,
  ru: "/fonts/inter-cyrillic-400-700.woff2",
  tr: "/fonts/inter-turkish-400-700.woff2",
  de: null,
  es: null,
  fr: null,
  it: null,
  th: "/fonts/noto-sans-thai-400-700.woff2",
  zh: null,
};

export const scriptFont = (locale: Locale) => scriptFonts[locale];
