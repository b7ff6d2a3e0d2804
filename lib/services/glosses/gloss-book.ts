import "server-only";
import path from "node:path";

import type { Headword } from "@/lib/bank/glosses/gloss-file";
import { type GlossLocale, glossLocales } from "@/lib/bank/glosses/languages";
import { readDictionary, readGlosses, readSenses } from "@/lib/bank/glosses/read-glosses";
import { headwordKey } from "@/lib/bank/glosses/gloss-file";
import { senseFinder } from "@/lib/bank/glosses/wanted";
import type { Locale } from "@/lib/i18n/locales";
import type { PartOfSpeech } from "@/lib/questions/explanations";

/** What a word can mean, for who taps it: in the reader's language where there are glosses, else in English. */
export type Entry = { lemma: string; partOfSpeech: PartOfSpeech; glosses: string[]; meaning: string };

export type GlossBook = {
  /** The gloss of a word as an item explains it; null in English, and while nobody has written it. */
  find: (locale: Locale, word: string, partOfSpeech: PartOfSpeech, meaning: string) => Gloss | null;
  /** The lemma of a word as an item explains it; null for a meaning that no item has had. */
  lemma: (word: string, partOfSpeech: PartOfSpeech, meaning: string) => string | null;
  /** The most usual class first; nothing for names, invented words and the smallest words. */
  entries: (locale: Locale, word: string) => Entry[];
};
export type Gloss = { lemma: string; gloss: string };

const bankFolder = path.join(process.cwd(), "content", "bank");
const MOST_GLOSSES = 3;
const MOST_ENTRIES = 3;

const isGlossLocale = (locale: Locale): locale is GlossLocale => glossLocales.some((each) => each === locale);

/** Reads each file when it is first asked for. A line that is not valid is left out: `npm run bank:glosses` names it. */
export function createGlossBook(folder = bankFolder): GlossBook {
  const senses = once(() => senseFinder(readSenses(path.join(folder, "glosses")).rows));
  const dictionary = once(() => byForm(readDictionary(path.join(folder, "dictionary")).rows));
  const books = new Map<GlossLocale, ReturnType<typeof readBook>>();

  function readBook(locale: GlossLocale) {
    const { rows } = readGlosses(path.join(folder, "glosses"), locale);
    const bySense = new Map(rows.map((row) => [headwordKey(row), row.gloss]));
    return { bySense, byWord: Map.groupBy(rows, wordKey) };
  }

  function bookOf(locale: Locale) {
    if (!isGlossLocale(locale)) return null;
    const book = books.get(locale) ?? readBook(locale);
    books.set(locale, book);
    return book;
  }

  return {
    find(locale, word, partOfSpeech, meaning) {
      const book = bookOf(locale);
      const head = book && senses()(word, partOfSpeech, meaning);
      const gloss = head && book.bySense.get(headwordKey(head));
      return gloss ? { lemma: head.lemma, gloss } : null;
    },
    lemma: (word, partOfSpeech, meaning) => senses()(word, partOfSpeech, meaning)?.lemma ?? null,
    entries(locale, word) {
      const found = dictionary().get(word) ?? [];
      return found.slice(0, MOST_ENTRIES).map(({ lemma, partOfSpeech, meaning }) => {
        const rows = bookOf(locale)?.byWord.get(wordKey({ lemma, partOfSpeech })) ?? [];
        const glosses = [...new Set(rows.map(({ gloss }) => gloss))].slice(0, MOST_GLOSSES);
        return { lemma, partOfSpeech, glosses, meaning };
      });
    },
  };
}

const wordKey = ({ lemma, partOfSpeech }: Pick<Headword, "lemma" | "partOfSpeech">) =>
  `${lemma}\t${partOfSpeech}`;

function byForm(rows: ReturnType<typeof readDictionary>["rows"]) {
  const ranked = [...rows].sort((a, b) => b.uses - a.uses);
  const found = new Map<string, typeof rows>();
  for (const row of ranked)
    for (const form of new Set([row.lemma, ...row.forms])) found.set(form, [...(found.get(form) ?? []), row]);
  return found;
}

function once<Value>(make: () => Value) {
  let made: Value | null = null;
  return () => (made ??= make());
}
