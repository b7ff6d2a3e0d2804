import { misheardWords } from "@/lib/bank/interactive-listening/misheard-words";
import type { BankTurn } from "@/lib/bank/interactive-listening/sources";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";

/** Of the draws tried, the one by which the best replies stand at each place alike in every turn. */
const DRAW = 1396;
/** Conversations drawn anew, as few as it takes for the same to hold within each level (`npm run check:bank`). */
const drawnAnew = new Map([
  ["two-more-pictures", 94],
  ["soup-for-twelve", 48],
]);

/** The draw of a conversation, by its name. */
export const drawOf = (name: string) => drawnAnew.get(name) ?? DRAW;

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
