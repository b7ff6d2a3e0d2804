import * as z from "zod/mini";

import { defineQuestion, keyed } from "@/lib/questions/define-question";
import { alignWords } from "@/lib/questions/listen-and-type/align-words";
import { listenAndType as schema } from "@/lib/questions/listen-and-type/schema";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

function compare(key: { text: string }, answer: { text: string }) {
  const expected = splitWords(key.text);
  const { ops, cost } = alignWords(expected, splitWords(answer.text));
  return { ops, earned: expected.length === 0 ? 0 : Math.max(0, 1 - cost / expected.length) };
}

export const listenAndType = defineQuestion({
  schema,
  steps: {
    main: keyed(schema.steps.main, {
      key: z.object({ text: z.string().check(z.minLength(1), z.maxLength(300)) }),
      score: (key, answer) =>
        answer.cannotHear
          ? { state: "unscored", reason: "marked-alternative" }
          : { earned: compare(key, answer).earned, max: 1 },
      review: (key, answer) => ({ text: key.text, ops: compare(key, answer).ops }),
    }),
  },
});
