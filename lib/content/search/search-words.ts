import { newStemmer } from "snowball-stemmers";

import type { Locale } from "@/lib/i18n/locales";

/** Languages whose words change their endings, by the names of the Snowball project; null where it has no rules, or none are needed. */
const stemmed: Record<Locale, string | null> = {
  en: "english",
  id: null,
  ja: null,
  ko: null,
  pt: "portuguese",
  ru: "russian",
  tr: "turkish",
  de: "german",
  es: "spanish",
  fr: "french",
  it: "italian",
  th: null,
  zh: null,
};

/** Korean particles, the longest first; they are written together with the word before them. */
const particles =
  /(?:에서는|으로는|에게서|에서|으로|에게|까지|부터|처럼|보다|이나|은|는|이|가|을|를|의|에|로|와|과|도|만)$/u;

const together = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu;
const spelledWithMarks = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** A word of a text: as it is written, without its accents, and what all its forms have in common. */
export type SearchWord = {
  plain: string;
  root: string;
  /** Nothing stands between it and the word before. */
  joined: boolean;
  /** Two neighbouring characters of a script without spaces, whatever words they belong to. */
  isPair?: boolean;
};

/** Accents count for nothing where people leave them out; Thai vowels and Japanese voicing marks are letters. */
function fold(word: string) {
  return spelledWithMarks.test(word) ? word.normalize("NFD").replaceAll(/\p{M}/gu, "") : word;
}

/** Russian endings hide one another: the stem of one form can be a form itself, and is taken further. */
function stemAgain(stem: (word: string) => string, word: string, shortest = 4): string {
  const next = stem(word);
  return next === word || next.length < shortest ? word : stemAgain(stem, next);
}

function createRoot(locale: Locale) {
  const stemmer = stemmed[locale] ? newStemmer(stemmed[locale]) : null;
  const english = newStemmer("english");
  const rootOf = (word: string) => {
    if (locale === "ko" && word.length > 2) return word.replace(particles, "");
    if (stemmer)
      return fold(locale === "ru" ? stemAgain((each) => stemmer.stem(each), word) : stemmer.stem(word));
    return /^[a-z]+$/.test(word) ? english.stem(word) : fold(word);
  };
  const roots = new Map<string, string>();
  return (word: string) => {
    const known = roots.get(word);
    if (known !== undefined) return known;
    const made = rootOf(word) || fold(word);
    roots.set(word, made);
    return made;
  };
}

/** Every two neighbouring characters, because where a Chinese or Japanese word ends depends on the sentence. */
function pairsOf(text: string): SearchWord[] {
  return [...text.matchAll(together)].flatMap(([run]) => {
    const signs = [...run];
    return signs.slice(1).map((sign, index) => {
      const pair = `${signs[index]}${sign}`;
      return { plain: pair, root: pair, joined: index > 0, isPair: true };
    });
  });
}

/** What a text is found by: its words by the rules of the language, in lower case. */
export function createSearchWords(locale: Locale) {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const root = createRoot(locale);

  return (text: string): SearchWord[] => {
    const clean = text.normalize("NFKC").toLocaleLowerCase(locale);
    const words: SearchWord[] = [];
    let joined = false;
    for (const { segment, isWordLike } of segmenter.segment(clean)) {
      if (isWordLike) words.push({ plain: fold(segment), root: root(segment), joined });
      joined = isWordLike === true;
    }
    return [...words, ...pairsOf(clean)];
  };
}
