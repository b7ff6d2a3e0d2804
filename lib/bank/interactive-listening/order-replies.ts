import type { BankTurn } from "@/lib/bank/interactive-listening/sources";
import { contentWords } from "@/lib/bank/near-duplicate";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const MOST_WORDS = 4;

/** The words of a reply that were not said, and those that were. */
function wordsOf(reply: string, says: string) {
  const said = new Set(splitWords(says));
  const words = [...contentWords(reply)];
  const first = (list: readonly string[]) => list.slice(0, MOST_WORDS);
  return {
    unsaid: first(words.filter((word) => !said.has(word))),
    said: first(words.filter((word) => said.has(word))),
  };
}

type Wrong = BankTurn["wrong"][number];

function explained({ text, reason }: Wrong, says: string) {
  const { said, unsaid } = wordsOf(text, says);
  return { reason, words: reason === "misheard" ? unsaid : reason === "already-said" ? said : [] };
}

/** The replies of a turn as they are shown. Where the best one stands depends on the seed alone, not on the texts. */
export function orderReplies({ says, right, wrong }: BankTurn, seed: string) {
  const written = [
    { text: right, wrong: null },
    ...wrong.map((reply) => ({ text: reply.text, wrong: explained(reply, says) })),
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
