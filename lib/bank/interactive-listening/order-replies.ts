import type { BankTurn } from "@/lib/bank/interactive-listening/sources";
import { contentWords } from "@/lib/bank/near-duplicate";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const MOST_WORDS = 4;

/** Of a misheard reply the words that were not said, beside what the right one has, too. */
function wordsOf({ text, reason }: BankTurn["wrong"][number], { says, right }: BankTurn) {
  if (reason !== "misheard") return [];
  const known = new Set(splitWords(`${says} ${right}`));
  return [...contentWords(text)].filter((word) => !known.has(word)).slice(0, MOST_WORDS);
}

/** The replies of a turn as they are shown. Where the best one stands depends on the seed alone, not on the texts. */
export function orderReplies(turn: BankTurn, seed: string) {
  const written = [
    { text: turn.right, wrong: null },
    ...turn.wrong.map((reply) => ({
      text: reply.text,
      wrong: { reason: reply.reason, words: wordsOf(reply, turn) },
    })),
  ];
  const shown = shuffle(written, seededRandom(seed));
  return {
    replies: shown.map(({ text }) => text),
    key: {
      best: shown.findIndex((reply) => reply.wrong === null),
      reasons: shown.map((reply) => reply.wrong),
    },
  };
}
