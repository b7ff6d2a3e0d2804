import type { Query, SearchOptions } from "minisearch";

import type { SearchWord } from "@/lib/content/search/search-words";

export const rootFields = ["title", "description", "headings", "text"] as const;
export const plainField = "words";

/** How many letters of a word may be wrong. */
export type Tolerance = 0 | 1 | 2;

const spelled = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u;

/** Letters only: a wrong sign of Chinese or Korean is another word, and in Thai it moves the ends of the words. */
export function wrongLetters(word: string, tolerance: Tolerance) {
  if (!spelled.test(word) || word.length < 4) return 0;
  return word.length < 6 ? Math.min(tolerance, 1) : tolerance;
}

type Unit = { word: SearchWord; isLast: boolean };

/** A word by what its forms have in common, or as it is written: that alone knows the beginning of a long word. */
function unitQuery({ word, isLast }: Unit, tolerance: Tolerance): Query {
  const branch = (term: string, fields: readonly string[]): SearchOptions & { queries: Query[] } => ({
    queries: [term],
    fields: [...fields],
    prefix: term.length > (isLast ? 1 : 2),
    fuzzy: wrongLetters(term, tolerance) || false,
  });
  return { combineWith: "OR", queries: [branch(word.root, rootFields), branch(word.plain, [plainField])] };
}

const thai = /^\p{Script=Thai}+$/u;
const longestEnd = 4;

/** Thai has no spaces, and a word that is being typed looks like several short ones: its pieces may be one beginning. */
function thaiReadings(words: readonly SearchWord[]): SearchWord[][] {
  const read: SearchWord[][] = [];
  for (let count = 2; count <= Math.min(longestEnd, words.length); count++) {
    const end = words.slice(-count);
    if (!end.every(({ plain, joined }, index) => thai.test(plain) && (index === 0 || joined))) break;
    const plain = end.map((word) => word.plain).join("");
    read.push([...words.slice(0, -count), { plain, root: plain, joined: end[0]?.joined ?? false }]);
  }
  return read;
}

const characters = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u;

/** Chinese and Japanese are read by their words, and by neighbouring characters where the words end elsewhere. */
function characterReadings(words: readonly SearchWord[]): SearchWord[][] {
  const read = words.filter(({ isPair }) => !isPair);
  const inPairs = words.filter(({ plain, isPair }) => isPair || !characters.test(plain));
  return read.length === words.length ? [read] : [read, inPairs];
}

type Asked = {
  words: readonly SearchWord[];
  /** What a compound is made of; empty for a word that is none. */
  partsOf: (word: SearchWord) => SearchWord[];
};

/** The ways to understand what was typed. */
function readings({ words, partsOf }: Asked): SearchWord[][] {
  const inParts = words.flatMap((word) => {
    const parts = partsOf(word);
    return parts.length > 0 ? parts : [word];
  });
  const isCompound = inParts.length > words.length;
  return [...characterReadings(words), ...(isCompound ? [inParts] : []), ...thaiReadings(words)];
}

/** A question to the index: all of its words or any of them, with so many wrong letters. */
export function searchQuery(asked: Asked, combineWith: "AND" | "OR", tolerance: Tolerance): Query {
  return {
    combineWith: "OR",
    queries: readings(asked).map((words) => ({
      combineWith,
      queries: words.map((word, index) => unitQuery({ word, isLast: index === words.length - 1 }, tolerance)),
    })),
  };
}
