import { defineBankType } from "@/lib/bank/define-bank-type";
import { buildWords } from "@/lib/bank/read-and-select/build-words";
import { FirstWords, WordMeanings, WordRejects } from "@/lib/bank/read-and-select/sources";
import { WordLevels, wordLevelsFile } from "@/lib/bank/word-levels";

export const readAndSelect = defineBankType("read-and-select", {
  build: ({ read, lexicon, seed }) =>
    buildWords({
      lexicon,
      seed,
      rejects: read("read-and-select-rejects.yaml", WordRejects),
      meanings: read("read-and-select-meanings.yaml", WordMeanings),
      first: read("read-and-select-first.yaml", FirstWords),
      levels: read(wordLevelsFile, WordLevels),
    }),
  face: ({ steps: [{ prompt }] }) => ({ target: prompt.word, words: new Set() }),
  portable: ({ steps: [{ prompt, key }] }) => [
    {
      ask: "ask",
      paragraphs: [[prompt.word]],
      choices: { texts: [{ message: "yes" }, { message: "no" }], right: key.isReal ? 0 : 1 },
    },
  ],
  audit: ({ steps: [{ prompt, key }] }) => `${prompt.word} ${key.isReal ? "(real)" : "(invented)"}`,
  isAuthored: false,
});
