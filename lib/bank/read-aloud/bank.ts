import { defineBankType } from "@/lib/bank/define-bank-type";
import { contentHash } from "@/lib/bank/item-id";
import { contentWords } from "@/lib/bank/near-duplicate";
import { buildReadings } from "@/lib/bank/read-aloud/build-readings";
import { readSentences } from "@/lib/bank/sentence-file";

/** Of ten sentences Listen and Type takes the first six, by this order. */
const DICTATED = 6;

const isRead = ({ text }: { text: string }) =>
  Number.parseInt(contentHash({ dictated: text }).slice(0, 8), 16) % 10 >= DICTATED;

export const readAloud = defineBankType("read-aloud", {
  build: ({ readFolder, lexicon, seed }) => {
    const sentences = readSentences(readFolder).map(({ text, ...entry }) => ({
      ...entry,
      text: text.replaceAll(/[[\]]/g, ""),
    }));
    return buildReadings(sentences.filter(isRead), lexicon, seed);
  },
  face: ({ steps: [{ prompt }] }) => ({ target: null, words: contentWords(prompt.sentence) }),
  audit: ({ steps: [{ prompt }] }) => prompt.sentence,
  isAuthored: false,
});
