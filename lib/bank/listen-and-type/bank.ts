import { z } from "zod";

import { defineBankType } from "@/lib/bank/define-bank-type";
import { buildDictations } from "@/lib/bank/listen-and-type/build-dictations";
import { DictationFile, DictationSentence } from "@/lib/bank/listen-and-type/sources";
import { contentHash } from "@/lib/bank/item-id";
import { readSentences } from "@/lib/bank/sentence-file";
import { WordLevels, wordLevelsFile } from "@/lib/bank/word-levels";
import { contentWords } from "@/lib/bank/near-duplicate";

const file = "listen-and-type.yaml";
/** Of ten sentences; the others are for other tasks alone. */
const DICTATED = 6;

const isDictated = ({ text }: { text: string }) =>
  Number.parseInt(contentHash({ dictated: text }).slice(0, 8), 16) % 10 < DICTATED;

export const listenAndType = defineBankType("listen-and-type", {
  build: ({ read, readFolder, lexicon, seed }) => {
    const own = read(file, z.array(DictationSentence));
    const shared = readSentences(readFolder).map(({ text, ...entry }) => ({
      ...entry,
      text: text.replaceAll(/[[\]]/g, ""),
    }));
    const sources = own.map((entry) => ({ ...entry, source: `content/bank/${file}` }));
    const later = readFolder("dictations", DictationFile).flatMap(({ file: name, content }) =>
      content.map((entry) => ({ ...entry, source: `content/bank/${name}` })),
    );
    return buildDictations([...sources, ...shared.filter(isDictated), ...later], {
      ...{ lexicon, seed },
      levels: read(wordLevelsFile, WordLevels),
    });
  },
  face: ({ steps: [{ key }] }) => ({ target: null, words: contentWords(key.text) }),
  audit: ({ steps: [{ key }] }) => key.text,
  isAuthored: true,
});
