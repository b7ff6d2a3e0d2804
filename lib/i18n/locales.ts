/** One record per language: adding a language starts here. `country` is the flag shown in the language selector. */
export const localeFacts = {
  en: { name: "English", country: "US", og: "en_US" },
  id: { name: "Bahasa Indonesia", country: "ID", og: "id_ID" },
  ja: { name: "日本語", country: "JP", og: "ja_JP" },
  ko: { name: "한국어", country: "KR", og: "ko_KR" },
  pt: { name: "Português", country: "BR", og: "pt_BR" },
  ru: { name: "Русский", country: "RU", og: "ru_RU" },
  tr: { name: "Türkçe", country: "TR", og: "tr_TR" },
  de: { name: "Deutsch", country: "DE", og: "de_DE" },
  es: { name: "Español", country: "ES", og: "es_ES" },
  fr: { name: "Français", country: "FR", og: "fr_FR" },
  it: { name: "Italiano", country: "IT", og: "it_IT" },
  th: { name: "ไทย", country: "TH", og: "th_TH" },
  zh: { name: "简体中文", country: "CN", og: "zh_CN" },
} as const;

export type Locale = keyof typeof localeFacts;

export const defaultLocale = "en" as const satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && Object.hasOwn(localeFacts, value);
}

/** The language of this name; English for everything that names none. */
export const toLocale = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

export const locales = Object.keys(localeFacts).filter(isLocale);

/** The path of a page in a language: English has no prefix. `path` starts with a slash. */
export function localePath(locale: Locale, path: string) {
  return locale === defaultLocale ? path : `/${locale}${path === "/" ? "" : path}`;
}

/** The opposite of `localePath`: the language of an address, and its path in the site. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const parts = pathname.split("/").filter(Boolean);
  const named = parts.slice(isLocale(parts[0]) ? 1 : 0);
  return { locale: toLocale(parts[0]), path: `/${named.join("/")}` };
}

/** A year, as the specification of the language choice says. */
export const localeCookie = { name: "NEXT_LOCALE", maxAge: 365 * 24 * 60 * 60 } as const;
