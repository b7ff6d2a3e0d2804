import { buildLexicon, type Lexicon } from "@/lib/bank/lexicon";
import type { PartOfSpeech } from "@/lib/questions/explanations";

type Entry = { word: string; part?: PartOfSpeech; count?: number; sounds?: string };

/** A lexicon of a few words for tests; each has one sense, a count of 1,000 in a million and a pronunciation. */
export function lexiconOf(
  entries: readonly (string | Entry)[],
  elsewhere: readonly string[] = [],
  joined: readonly string[] = [],
): Lexicon {
  const words = entries.map((entry) => (typeof entry === "string" ? { word: entry } : entry));
  const total = words.reduce((sum, { count = 1000 }) => sum + count, 0);
  const filler = { word: "Filler", count: Math.max(0, 1_000_000 - total) };
  return buildLexicon({
    frequencies: [...words.map(({ word, count = 1000 }) => ({ word, count })), filler],
    spellings: words.map(({ word }) => word.toLowerCase()),
    pronunciations: Object.fromEntries(words.map(({ word, sounds = "AH0 N OW1" }) => [word, sounds])),
    aligned: new Set(words.map(({ word }) => word.toLowerCase())),
    senses: new Map(
      words.map(({ word, part = "noun" }) => [
        word,
        [{ partOfSpeech: part, gloss: `some meaning`, synonyms: [], tags: 1 }],
      ]),
    ),
    joined: new Set(joined),
    properNames: new Set(),
    isListedElsewhere: (word) => elsewhere.includes(word),
    names: new Set(),
    listSizes: new Map(words.map(({ word }) => [word, 10])),
    offensive: { english: ["rudeword"], foreign: ["maltalen"] },
  });
}
