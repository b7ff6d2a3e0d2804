import { z } from "zod";

import { defineBankType } from "@/lib/bank/define-bank-type";
import { buildGaps } from "@/lib/bank/fill-in-the-blanks/build-gaps";
import { GapSentence } from "@/lib/bank/fill-in-the-blanks/sources";
import { readSentences } from "@/lib/bank/sentence-file";
import { contentWords } from "@/lib/bank/near-duplicate";

const file = "fill-in-the-blanks.yaml";

export const fillInTheBlanks = defineBankType("fill-in-the-blanks", {
  build: ({ read, readFolder, lexicon, seed }) => {
    const own = read(file, z.array(GapSentence)).map((entry) => ({
      ...entry,
      source: `content/bank/${file}`,
    }));
    return buildGaps([...own, ...readSentences(readFolder)], lexicon, seed);
  },
  face: ({ steps: [{ prompt, key }] }) => ({
    target: key.word,
    words: contentWords(`${prompt.before}${key.word}${prompt.after}`),
  }),
  example: ({ steps: [{ prompt, key }] }) => `${prompt.before}[${key.word}]${prompt.after}`,
  portable: ({ steps: [{ prompt, key }] }) => [
    {
      ask: "ask",
      paragraphs: [
        [
          prompt.before + prompt.shown,
          { letters: prompt.missing, key: key.letters, accepted: key.alternatives },
          prompt.after,
        ],
      ],
      choices: null,
    },
  ],
  audit: ({ steps: [{ prompt, key }] }) => {
    const also = key.alternatives.length > 0 ? `, also: ${key.alternatives.join(", ")}` : "";
    return `${prompt.before}[${prompt.shown}|${key.letters}${also}]${prompt.after}`;
  },
  isAuthored: true,
});
