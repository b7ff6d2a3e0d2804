import { contentWords } from "@/lib/bank/near-duplicate";

/** How a reader without the passage might choose: the choice with the highest value is taken. */
const guesses: Record<string, (choice: string, others: string[]) => number> = {
  longest: (choice) => choice.length,
  shortest: (choice) => -choice.length,
  "most like the others": likeness,
  "least like the others": (choice, others) => -likeness(choice, others),
};

/**
 * How often each way of guessing finds the right choice, which stands first. Where several choices are equal for the
 * guesser, each counts its part: four equal ones are right in a quarter.
 */
export function guessedShares(questions: readonly string[][]): Record<string, number> {
  const share = (value: (choice: string, others: string[]) => number) => {
    const parts = questions.map((choices) => {
      const values = choices.map((choice, at) => value(choice, choices.toSpliced(at, 1)));
      const best = values.filter((one) => one === Math.max(...values));
      return values[0] === best[0] ? 1 / best.length : 0;
    });
    return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, questions.length);
  };
  return Object.fromEntries(Object.entries(guesses).map(([name, value]) => [name, share(value)]));
}

function likeness(choice: string, others: string[]) {
  const own = contentWords(choice);
  const shared = others.map((other) => contentWords(other).intersection(own).size);
  return shared.reduce((sum, size) => sum + size, 0);
}
