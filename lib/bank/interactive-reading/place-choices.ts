import { seededRandom, shuffle } from "@/lib/bank/seeded-random";

type Placed<Choice> = { choices: Choice[]; right: number };

/**
 * The choices of a set's questions, the right one of each first, as they stand on the screen. Over a set the right ones
 * are at each place as often as possible. It depends on the seed alone, so that other sets change nothing.
 */
export function placeChoices<Choice>(
  questions: readonly (readonly Choice[])[],
  seed: string,
): Placed<Choice>[] {
  const random = seededRandom(seed);
  const from = Math.floor(random() * 4);
  const deck = shuffle(
    questions.map((_, index) => from + index),
    random,
  );
  return questions.map(([first, ...wrong], index) => {
    const right = (deck[index] ?? 0) % (wrong.length + 1);
    const choices = shuffle(wrong, random);
    return { choices: first === undefined ? choices : choices.toSpliced(right, 0, first), right };
  });
}
