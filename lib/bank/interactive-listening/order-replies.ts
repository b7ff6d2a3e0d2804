import { misheardWords } from "@/lib/bank/interactive-listening/misheard-words";
import type { BankTurn } from "@/lib/bank/interactive-listening/sources";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";

/** The replies of a turn as they are shown. Where the best one stands depends on the seed alone, not on the texts. */
export function orderReplies(turn: BankTurn, seed: string) {
  const written = [
    { text: turn.right, wrong: null },
    ...turn.wrong.map(({ text, reason }) => ({
      text,
      wrong: { reason, words: reason === "misheard" ? misheardWords(text, turn) : [] },
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
