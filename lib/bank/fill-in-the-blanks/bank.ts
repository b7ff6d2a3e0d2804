import { z } from "zod";

import { defineBankType } from "@/lib/bank/define-bank-type";
import { buildGaps } from "@/lib/bank/fill-in-the-blanks/build-gaps";
import { GapSentence } from "@/lib/bank/fill-in-the-blanks/sources";
import { contentWords } from "@/lib/bank/near-duplicate";

export const fillInTheBlanks = defineBankType("fill-in-the-blanks", {
  build: ({ read, lexicon, seed }) =>
    buildGaps(read("fill-in-the-blanks.yaml", z.array(GapSentence)), lexicon, seed),
  face: ({ steps: [{ prompt, key }] }) => ({
    target: key.word,
    words: contentWords(`${prompt.before}${key.word}${prompt.after}`),
  }),
  audit: ({ steps: [{ prompt, key }] }) => `${prompt.before}[${prompt.shown}|${key.letters}]${prompt.after}`,
  isAuthored: true,
});
