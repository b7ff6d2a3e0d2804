import { verbAs } from "@/lib/assess/rules/words/verbs";
import { isWord, zipfOf } from "@/lib/assess/writing/spelling/words";
import { pairCount } from "@/lib/assess/writing/usage/usual-words";

/** Small words that are written on to the one behind them. */
const leaning = new Set("in on at of for the a an my is it to and".split(" "));

/** How usual two words are beside each other, if both are everyday ones. */
function worthOfTwo(first: string, second: string) {
  const isShort = (first.length === 1 && !/[ai]/.test(first)) || second.length < 2;
  if (isShort || !isWord(first) || !isWord(second)) return 0;
  const least = leaning.has(first) && second.length > 3 ? 4.2 : 5;
  return Math.min(zipfOf(first), zipfOf(second)) > least ? pairCount(first, second) : 0;
}

/** "Iknow": the pronoun and what somebody does. */
export const afterI = (text: string) => {
  const verb = /^I(?<verb>[a-z]{3,})$/.exec(text)?.groups?.verb;
  return verb && zipfOf(verb) > 4 && verbAs(verb, "base", "past") ? `I ${verb}` : null;
};

/** "Sitdown", "wakeup": a verb and what goes with it. */
function verbWithParticle(word: string): string | null {
  const parts = /^(?<verb>[a-z]{3,})(?<particle>up|out|off|down|away|back)$/.exec(word)?.groups;
  const { verb = "", particle = "" } = parts ?? {};
  return isWord(verb) && zipfOf(verb) > 4 && verbAs(verb, "base", "past") ? `${verb} ${particle}` : null;
}

/** Two words, and how far every single word must at least be for them to be meant. */
type Two = { text: string; least: number };
const usualPair = 15;

/** "alot" is "a lot", where both parts are everyday words that stand beside each other. */
export function splitInTwo(text: string): Two | null {
  const word = text.toLowerCase();
  const phrasal = verbWithParticle(word);
  if (phrasal) return { text: phrasal, least: 0.3 };
  const places = Array.from({ length: Math.max(0, word.length - 1) }, (_none, at) => at + 1);
  const [best] = places
    .map((at) => [word.slice(0, at), word.slice(at)] as const)
    .map(([first, second]) => ({
      text: `${first === "i" ? "I" : first} ${second}`,
      worth: worthOfTwo(first, second),
    }))
    .filter(({ worth }) => worth > 1)
    .toSorted((one, other) => other.worth - one.worth);
  return best ? { text: best.text, least: best.worth > usualPair ? 0.5 : 0.8 } : null;
}
