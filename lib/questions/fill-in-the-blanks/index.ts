import { z } from "zod";

import { defineQuestion } from "@/lib/questions/define-question";
import { foldText } from "@/lib/questions/fold-text";

const Letters = z.string().regex(/^[a-z]+$/);

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

export const fillInTheBlanks = defineQuestion({
  skills: ["reading"],
  seconds: 20,
  prompt: z.object({
    before: z.string().max(300),
    after: z.string().max(300),
    shown: z.string().min(1).max(20),
    missing: z.number().int().min(1).max(20),
  }),
  key: Key,
  answer: z.object({ letters: z.string().max(40) }),
  review: z.object({
    word: Letters,
    alternatives: z.array(Letters),
    isRight: z.boolean(),
    /** One entry a box; `given` is empty for a box left empty. */
    boxes: z.array(z.object({ expected: z.string(), given: z.string(), isRight: z.boolean() })),
  }),
  blank: { letters: "" },
  score: (key, answer) => ({ earned: isRight(key, answer.letters) ? 1 : 0, max: 1 }),
  reviewAnswer: (key, answer) => {
    const given = [...readLetters(answer.letters)];
    const target = key.alternatives.find((letters) => letters === given.join("")) ?? key.letters;
    const boxes = [...target].map((expected, index) => ({
      expected,
      given: given[index]?.trim() ?? "",
      isRight: given[index] === expected,
    }));
    return { word: key.word, alternatives: key.alternatives, isRight: isRight(key, answer.letters), boxes };
  },
});
