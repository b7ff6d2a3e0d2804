import type { SearchWord } from "@/lib/content/search/search-words";

/** What German puts between two words that it writes as one. */
const links = ["", "s", "es", "n", "en"];

/** Beginnings of verbs and nouns that are no words of their own there: a voucher is no sheet. */
const beginnings = new Set(
  "ab an auf aus bei da durch ein ent er fort gegen her hin hinter los mit nach nieder über uber um un unter ver vor weg wider wieder zer zu zurück zuruck zusammen".split(
    " ",
  ),
);

const shortestFirst = 3;
const shortestLast = 4;

/**
 * The words that a German compound is made of, by the words that stand alone somewhere: “Prüfungstag” is found by “Tag”
 * as well. Empty for a word that is none.
 */
export function compoundParts(word: string, isWord: (word: string) => boolean): string[] {
  for (let at = shortestFirst; at <= word.length - shortestLast; at++) {
    const last = word.slice(at);
    if (!isWord(last)) continue;
    const first = firstPart(word.slice(0, at), isWord);
    if (first) return [...first, last];
  }
  return [];
}

function firstPart(head: string, isWord: (word: string) => boolean): string[] | null {
  for (const link of links) {
    const first = head.slice(0, head.length - link.length);
    if (!head.endsWith(link) || first.length < shortestFirst || beginnings.has(first)) continue;
    if (isWord(first)) return [first];
    const parts = compoundParts(first, isWord);
    if (parts.length > 0) return parts;
  }
  return null;
}

/** The parts of German compounds as words; which words there are is known when every text was read. */
export function createPartWords(words: (text: string) => SearchWord[], alone: ReadonlySet<string>) {
  if (alone.size === 0) return () => [];
  return ({ plain }: SearchWord): SearchWord[] =>
    compoundParts(plain, (part) => alone.has(part))
      .flatMap(words)
      .map((part) => ({ ...part, joined: false }));
}
