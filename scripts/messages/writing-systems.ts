import type { Locale } from "@/lib/i18n/locales";

const systems = {
  Cyrillic: /\p{Script=Cyrillic}/u,
  Thai: /\p{Script=Thai}/u,
  Hangul: /\p{Script=Hangul}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Han: /\p{Script=Han}/u,
} as const;

type System = keyof typeof systems;

/** What each language writes besides Latin letters; the first is the one a long text cannot do without. */
const written: Partial<Record<Locale, readonly System[]>> = {
  ja: ["Kana", "Han"],
  ko: ["Hangul"],
  ru: ["Cyrillic"],
  th: ["Thai"],
  zh: ["Han"],
};

const latinBesideCyrillic = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
const longText = 30;

/** Where and how a text is plainly not in its language's writing, or null. Quoted English may be long in a course. */
export function wrongWriting(
  locale: Locale,
  text: string,
  { allowEnglish = false } = {},
): { offset: number; advice: string } | null {
  const own = written[locale] ?? [];
  for (const [name, pattern] of Object.entries(systems)) {
    if (own.some((system) => system === name)) continue;
    const offset = text.search(pattern);
    if (offset !== -1)
      return { offset, advice: `"${[...text.slice(offset)][0]}" is not a letter of this language (${name})` };
  }
  const mixed = text.search(latinBesideCyrillic);
  if (mixed !== -1)
    return { offset: mixed, advice: "Latin and Cyrillic letters stand in one word; type the word again" };
  if (
    !allowEnglish &&
    own.length > 0 &&
    text.length > longText &&
    !own.some((system) => systems[system].test(text))
  ) {
    return { offset: 0, advice: "this long text has no letter of its language; translate it" };
  }
  return null;
}
