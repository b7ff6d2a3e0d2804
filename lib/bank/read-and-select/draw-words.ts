import type { Lexicon } from "@/lib/bank/lexicon";
import { letterChain } from "@/lib/bank/read-and-select/letter-chain";
import { seededRandom } from "@/lib/bank/seeded-random";

const TRAINING_ZIPF = 1.5;
const LONGEST = 9;

/** Short words are drawn two letters deep, since three leave hardly any that is not one letter from a real word. */
const draws = [
  { context: 2, least: 6, lengths: [5, 6], times: 1_800_000 },
  { context: 3, least: 4, lengths: [6, 7, 8, 9], times: 6_500_000 },
];

/** Dictionary forms only, as the real words are: an ending such as -s or -ed would give an invented word away. */
export function trainingWords(lexicon: Lexicon): string[] {
  return lexicon.words.filter(
    (word) =>
      word.length >= 4 &&
      word.length <= 11 &&
      lexicon.zipf(word) >= TRAINING_ZIPF &&
      lexicon.senses(word).length > 0 &&
      !/(?:[^s]s|ed|ing)$/.test(word),
  );
}

/** Strings that look like the words, each once, in a seeded order. */
export function* drawWords(words: readonly string[], seed: string): Generator<string> {
  const seen = new Set<string>();
  for (const { context, least, lengths, times } of draws) {
    const draw = letterChain({ words, context, least, longest: LONGEST });
    const random = seededRandom(`${seed}/invented/${context}`);
    for (let time = 0; time < times; time += 1) {
      const word = draw(random);
      if (word === null || seen.has(word) || !lengths.includes(word.length)) continue;
      seen.add(word);
      yield word;
    }
  }
}
