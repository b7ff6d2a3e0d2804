import type { Item } from "@/lib/bank/item";
import { loadItems } from "@/lib/bank/load-items";
import { type Guess, rankGuessers, rankLongPatterns } from "@/lib/bank/read-and-select/guesser";
import { type CefrLevel, cefrLevels } from "@/lib/core/cefr";
import { type Corpus, percent } from "@/scripts/bank/corpus/corpus";

const MOST_RIGHT = 0.58;

export type LevelGuesses = { level: CefrLevel | "all"; words: number; held: Guess[]; told: Guess[] };

/**
 * What somebody would get right who looks at one feature of the word only, best first, over all words and at every level
 * that is asked. What `told` has is measured in the same way, and no limit holds it.
 */
export function guessesByLevel(items: readonly Item[]): LevelGuesses[] {
  const all = items.flatMap((item) =>
    item.type === "read-and-select"
      ? [{ word: item.steps[0].prompt.word, isReal: item.steps[0].key.isReal, cefr: item.cefr }]
      : [],
  );
  const levels = cefrLevels.filter((level) => all.some(({ cefr }) => cefr === level));
  return (["all", ...levels] as const).map((level) => {
    const words = level === "all" ? all : all.filter(({ cefr }) => cefr === level);
    return {
      level,
      words: words.length,
      held: rankGuessers(words, all),
      told: rankLongPatterns(words, all),
    };
  });
}

/** A dozen words at A1 can be told apart by anything. */
export const isOver = ({ level, held: [best] }: LevelGuesses) =>
  level !== "A1" && (best?.right ?? 0) > MOST_RIGHT;

export const sayGuesses = (guesses: readonly Guess[]) =>
  guesses.map(({ feature, right }) => `${feature} ${percent(right)}`).join(", ");

export async function checkGuessers(items: string): Promise<Corpus> {
  const levels = guessesByLevel(await loadItems(items));
  const lineOf = ({ level, held }: LevelGuesses) => `best guesser, ${level}: ${sayGuesses(held.slice(0, 1))}`;
  return {
    name: "words",
    faults: levels.filter(isOver).map((level) => `${lineOf(level)}, over ${percent(MOST_RIGHT)}`),
    figures: levels.map((level) => `${lineOf(level)} (and, not held: ${sayGuesses(level.told)})`),
  };
}
