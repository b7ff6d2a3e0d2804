import { loadItems } from "@/lib/bank/load-items";
import { rankGuessers } from "@/lib/bank/read-and-select/guesser";
import { cefrLevels } from "@/lib/core/cefr";
import { type Corpus, percent } from "@/scripts/bank/corpus/corpus";

const MOST_RIGHT = 0.58;

/** What somebody would get right who looks at one feature of the word only, over all words and at every level. */
export async function checkGuessers(items: string): Promise<Corpus> {
  const words = (await loadItems(items)).flatMap((item) =>
    item.type === "read-and-select"
      ? [{ word: item.steps[0].prompt.word, isReal: item.steps[0].key.isReal, cefr: item.cefr }]
      : [],
  );
  const best = [null, ...cefrLevels].flatMap((level) => {
    const [first] = rankGuessers(words.filter(({ cefr }) => level === null || cefr === level));
    return first ? [{ level, ...first }] : [];
  });
  const lines = best.map(({ level, feature, right }) => ({
    // A dozen words at A1 can be told apart by anything.
    isFault: level !== "A1" && right > MOST_RIGHT,
    line: `best guesser, ${level ?? "all"}: ${feature} ${percent(right)}`,
  }));
  return {
    name: "words",
    faults: lines.filter(({ isFault }) => isFault).map(({ line }) => `${line}, over ${percent(MOST_RIGHT)}`),
    figures: lines.map(({ line }) => line),
  };
}
