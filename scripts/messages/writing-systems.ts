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
const written: Record<Locale, readonly System[]> = {
  en: [],
  id: [],
  ja: ["Kana", "Han"],
  ko: ["Hangul"],
  pt: [],
  ru: ["Cyrillic"],
  tr: [],
  de: [],
  es: [],
  fr: [],
  it: [],
  th: ["Thai"],
  zh: ["Han"],
};

/** Whether Latin letters are somebody else's words in the language. */
export const hasOwnWriting = (locale: Locale) => written[locale].length > 0;

/** French sets a no-break space where others set none. */
const breaking = /(?<=[\p{L}\p{N}»”)}\]]) [;:!?»](?!\S)|« /u;

const latinBesideCyrillic = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
const longText = 30;

type Wrong = { offset: number; sign: string; advice: string };

/** Where, with which signs and how a text is plainly not written as its language is, or null. Quoted English may be long in a course. */
export function wrongWriting(
  locale: Locale,
  text: string,
  { allowEnglish = false, ignoreSpaces = false } = {},
): Wrong | null {
  const own = written[locale];
  const isForeign =
    !allowEnglish &&
    own.length > 0 &&
    text.length > longText &&
    !own.some((system) => systems[system].test(text));
  const missing = {
    offset: 0,
    sign: "",
    advice: "this long text has no letter of its language; translate it",
  };
  const space = ignoreSpaces ? null : breakingSpace(locale, text);
  return foreignLetter(own, text) ?? mixedWord(text) ?? space ?? (isForeign ? missing : null);
}

function foreignLetter(own: readonly System[], text: string): Wrong | null {
  for (const [name, pattern] of Object.entries(systems)) {
    if (own.some((system) => system === name)) continue;
    const offset = text.search(pattern);
    if (offset === -1) continue;
    const sign = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    return { offset, sign, advice: `"${sign}" is not a letter of this language (${name})` };
  }
  return null;
}

function mixedWord(text: string): Wrong | null {
  const offset = text.search(latinBesideCyrillic);
  if (offset === -1) return null;
  const advice = "Latin and Cyrillic letters stand in one word; type the word again";
  return { offset, sign: text.slice(offset, offset + 2), advice };
}

function breakingSpace(locale: Locale, text: string): Wrong | null {
  const found = locale === "fr" ? breaking.exec(text) : null;
  if (!found) return null;
  const advice = `a line may break at "${found[0]}"; put a no-break space there`;
  return { offset: found.index, sign: found[0], advice };
}
