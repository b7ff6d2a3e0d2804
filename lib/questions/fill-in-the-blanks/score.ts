import * as z from "zod/mini";

import { defineQuestion, keyed } from "@/lib/questions/define-question";
import { fillInTheBlanks as schema } from "@/lib/questions/fill-in-the-blanks/schema";
import { foldText } from "@/lib/questions/fold-text";

const Letters = z.string().check(z.regex(/^[a-z]+$/));

const Key = z.object({
  word: Letters,
  /** The missing letters of `word`. */
  letters: Letters,
  /** Other accepted letters, for a word that fits the sentence as well. */
  alternatives: z.array(Letters),
});
type Key = z.infer<typeof Key>;

/** A box left empty may arrive as a space, so that later letters keep their place. */
const readLetters = (letters: string) => foldText(letters).trimEnd();

function isRight(key: Key, letters: string) {
  const given = readLetters(letters);
  return given === key.letters || key.alternatives.includes(given);
}

function compareBoxes(key: Key, letters: string) {
  const given = [...readLetters(letters)];
  const target = key.alternatives.find((other) => other === given.join("")) ?? key.letters;
  return [...target].map((expected, index) => ({
    expected,
    given: given[index]?.trim() ?? "",
    isRight: given[index] === expected,
  }));
}

export const fillInTheBlanks = defineQuestion({
  schema,
  steps: {
    main: keyed(schema.steps.main, {
      key: Key,
      score: (key, answer) => ({ earned: isRight(key, answer.letters) ? 1 : 0, max: 1 }),
      review: (key, answer) => ({
        word: key.word,
        alternatives: key.alternatives,
        isRight: isRight(key, answer.letters),
        boxes: compareBoxes(key, answer.letters),
      }),
    }),
  },
});
