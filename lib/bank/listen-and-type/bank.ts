import { z } from "zod";

import { defineBankType } from "@/lib/bank/define-bank-type";
import { buildDictations } from "@/lib/bank/listen-and-type/build-dictations";
import { DictationSentence } from "@/lib/bank/listen-and-type/sources";
import { contentWords } from "@/lib/bank/near-duplicate";

export const listenAndType = defineBankType("listen-and-type", {
  build: ({ read, lexicon, seed }) =>
    buildDictations(read("listen-and-type.yaml", z.array(DictationSentence)), lexicon, seed),
  face: ({ steps: [{ key }] }) => ({ target: null, words: contentWords(key.text) }),
  audit: ({ steps: [{ key }] }) => key.text,
  isAuthored: true,
});
