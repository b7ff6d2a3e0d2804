import type { BankTurn } from "@/lib/bank/interactive-listening/sources";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** A rule that picks a reply without what was said: the reply with the highest figure. */
type Cue = (reply: string, others: readonly string[]) => number;

const words = (text: string) => splitWords(text);
const has = (pattern: RegExp) => (reply: string) => (pattern.test(reply) ? 1 : 0);
const negative =
  (cue: Cue): Cue =>
  (reply, others) =>
    -cue(reply, others);

const length: Cue = (reply) => words(reply).length;
const letters: Cue = (reply) => reply.length / words(reply).length;
/** How many words, over all other replies, this one shares with them. */
const shared: Cue = (reply, others) => {
  const own = new Set(words(reply));
  return others.reduce((sum, other) => sum + new Set(words(other)).intersection(own).size, 0) / own.size;
};
/** How many other replies begin with the same word. */
const sharedOpening: Cue = (reply, others) =>
  others.filter((other) => words(other)[0] === words(reply)[0]).length;
const question = has(/\?$/);
const sentences: Cue = (reply) => reply.match(/[.?!](?:\s|$)/g)?.length ?? 0;

export const cues: Readonly<Record<string, Cue>> = {
  longest: length,
  shortest: negative(length),
  "longest words": letters,
  "shortest words": negative(letters),
  "most like the others": shared,
  "least like the others": negative(shared),
  "opens like the others": sharedOpening,
  "opens unlike the others": negative(sharedOpening),
  "a question": question,
  "no question": negative(question),
  "most sentences": sentences,
  "fewest sentences": negative(sentences),
  "a negative": has(/\bnot?\b|n['’]t\b|never/i),
  "no negative": negative(has(/\bnot?\b|n['’]t\b|never/i)),
  thanks: has(/\bthank/i),
  "no thanks": negative(has(/\bthank/i)),
  agreement: has(/^(?:yes|sure|of course|fine|good|great|that)/i),
  conjunction: has(/\b(?:so|because|then|since|while|before|until|if)\b/i),
  "no conjunction": negative(has(/\b(?:so|because|then|since|while|before|until|if)\b/i)),
  "says I": has(/\bI(?:['’]|\b)/),
  "a day or time": has(/day\b|o'clock|\bpast\b|noon|morning|evening|night|week|month/i),
};

const repliesOf = (turn: BankTurn) => [turn.right, ...turn.wrong.map(({ text }) => text)];

/** The chance that a rule picks the right reply of a turn; equal figures share it. */
function hit(figures: readonly number[]) {
  const best = Math.max(...figures);
  return figures[0] === best ? 1 / figures.filter((figure) => figure === best).length : 0;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How often each cue finds the right reply; chance is .25. */
export function cueRates(turns: readonly BankTurn[]): { cue: string; rate: number }[] {
  return Object.entries(cues).map(([name, cue]) => {
    const hits = turns.map((turn) => {
      const replies = repliesOf(turn);
      return hit(replies.map((reply, at) => cue(reply, replies.toSpliced(at, 1))));
    });
    return { cue: name, rate: mean(hits) };
  });
}

/** Words and pairs of words, once each. */
function termsOf(reply: string) {
  const list = ["^", ...words(reply), "$"];
  return new Set([...list, ...list.slice(1).map((word, at) => `${list[at]} ${word}`)]);
}

/**
 * How often a reader finds the right reply who has learned, from the other conversations, which words right replies
 * use (naive Bayes over words and pairs of words); chance is .25.
 */
export function learnedRate(conversations: readonly { turns: readonly BankTurn[] }[]): number {
  const [right, wrong] = [new Map<string, number>(), new Map<string, number>()];
  const count = (turns: readonly BankTurn[], by: number) => {
    for (const turn of turns)
      repliesOf(turn).forEach((reply, at) => {
        const counts = at === 0 ? right : wrong;
        for (const term of termsOf(reply)) counts.set(term, (counts.get(term) ?? 0) + by);
      });
  };
  const weight = (term: string) => Math.log(((right.get(term) ?? 0) + 1) / ((wrong.get(term) ?? 0) / 3 + 1));
  for (const { turns } of conversations) count(turns, 1);
  const rates = conversations.flatMap(({ turns }) => {
    count(turns, -1);
    const hits = turns.map((turn) =>
      hit(repliesOf(turn).map((reply) => [...termsOf(reply)].reduce((sum, term) => sum + weight(term), 0))),
    );
    count(turns, 1);
    return hits;
  });
  return mean(rates);
}
