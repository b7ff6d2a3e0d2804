import type { Locale } from "@/lib/i18n/locales";

/** What `content/glossary.yaml` says of words: those that stay English, and those that a language does not use. */
export type Wordings = {
  kept: readonly string[];
  banned: Partial<Record<Locale, readonly Banned[]>>;
};

export type Banned = { words: string; term: string; use: string };

export const noWordings: Wordings = { kept: [], banned: {} };

export const sameWordings = (one: Wordings, other: Wordings) => JSON.stringify(one) === JSON.stringify(other);

type Found = { offset: number; words: string; advice: string };

/** Languages that put no spaces between words. */
const unspaced: readonly Locale[] = ["ja", "zh", "th"];
/** Languages that put their endings to a word. */
const agglutinating: readonly Locale[] = ["ko"];

const patterns = new Map<string, RegExp>();

/** A word is itself and not a part of another one, as far as the writing of the language tells. */
function patternOf(locale: Locale, words: string) {
  const key = `${locale} ${words}`;
  const known = patterns.get(key);
  if (known) return known;
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = unspaced.includes(locale) ? "" : "(?<![\\p{L}\\p{N}])";
  const after = unspaced.includes(locale) || agglutinating.includes(locale) ? "" : "(?![\\p{L}\\p{N}])";
  const pattern = new RegExp(`${before}${escaped}${after}`, "iu");
  patterns.set(key, pattern);
  return pattern;
}

/** The first word of a text that the glossary bans in its language, or null. */
export function bannedWording(locale: Locale, text: string, { banned }: Wordings): Found | null {
  for (const { words, term, use } of banned[locale] ?? []) {
    const offset = text.search(patternOf(locale, words));
    if (offset === -1) continue;
    const found = text.slice(offset, offset + words.length);
    const instead = use ? `write "${use}" for "${term}"` : `say it otherwise: see "${term}"`;
    return { offset, words: found, advice: `the glossary bans "${found}"; ${instead}` };
  }
  return null;
}
