import * as z from "zod/mini";

import { defineQuestion, keyed } from "@/lib/questions/define-question";
import { foldText } from "@/lib/questions/fold-text";
import { findFault } from "@/lib/questions/read-and-complete/find-fault";
import { readAndComplete as schema } from "@/lib/questions/read-and-complete/schema";

const Word = z.string().check(z.regex(/^[a-z]+$/));
const GapKey = z.object({
  /** As the passage has it, with its capital at the start of a sentence. */
  word: z.string().check(z.regex(/^[A-Za-z]+$/)),
  /** How many of its letters are shown. */
  shown: z.int().check(z.minimum(1)),
  /** Other words that are right, too. */
  accepted: z.array(Word),
  british: z.array(Word),
  rivals: z.array(Word),
});
const Key = z.object({ gaps: z.array(GapKey).check(z.minLength(1)) });
type Key = z.infer<typeof Key>;
type Answer = { gaps: string[] };

/** Case, full-width letters and curly quotes do not count. */
const readLetters = (typed: string) =>
  foldText(typed)
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .trim();

function gradeGaps({ gaps }: Key, answer: Answer) {
  return gaps.map(({ word, shown, accepted, british, rivals }, index) => {
    const right = word.toLowerCase();
    const start = right.slice(0, shown);
    const given = start + readLetters(answer.gaps[index] ?? "");
    const isRight = given === right || accepted.includes(given);
    const isEmpty = given === start;
    return {
      word,
      given: isEmpty ? "" : word.slice(0, shown) + given.slice(shown),
      accepted,
      isRight,
      fault: isRight ? null : findFault({ word: right, british, rivals }, start, given),
    };
  });
}

function share(key: Key, answer: Answer) {
  const graded = gradeGaps(key, answer);
  return graded.filter(({ isRight }) => isRight).length / graded.length;
}

/** A word counts when it is fully right: words right / gaps. */
export const readAndComplete = defineQuestion({
  schema,
  // Of twenty gaps hardly anybody fills all, twice in a row.
  rightFrom: 0.8,
  steps: {
    main: keyed(schema.steps.main, {
      key: Key,
      score: (key, answer) => ({ earned: share(key, answer), max: 1 }),
      review: (key, answer) => ({ gaps: gradeGaps(key, answer) }),
    }),
  },
});
