import * as z from "zod/mini";

import { defineQuestion, keyed } from "@/lib/questions/define-question";
import { type AlignmentOp, alignWords, substitutionCost } from "@/lib/questions/listen-and-type/align-words";
import { asHeard } from "@/lib/questions/listen-and-type/as-heard";
import { listenAndType as schema } from "@/lib/questions/listen-and-type/schema";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const Key = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(300)),
  /** Words of the text with an apostrophe, and the `other` spelling that is heard alike and is as right. */
  alike: z.optional(z.array(z.object({ said: z.string(), other: z.string() }))),
});
type Key = z.infer<typeof Key>;

/** Up to this share of wrong letters, a word is taken for a misspelled one. */
const MEANT = 0.5;

/** An answer with the spellings of the key, where its own are as right. */
const asInKey = ({ text: said, alike = [] }: Key, text: string) =>
  alike.reduce(
    (written, owner) =>
      written.replaceAll(new RegExp(`(?<!\\p{L})${owner.other}(?!\\p{L})`, "gu"), owner.said),
    asHeard(said, text),
  );

function compare(key: Key, answer: { text: string }) {
  const expected = splitWords(key.text);
  const { ops, cost } = alignWords(expected, splitWords(asInKey(key, answer.text)));
  const isHeard = ops.some(isRecognized);
  return { ops, earned: isHeard ? Math.max(0, 1 - cost / expected.length) : 0 };
}

/** Whether what stands in the place of a word is the word, or was meant to be: of a sentence without one nothing was heard. */
const isRecognized = (op: AlignmentOp) =>
  op.kind === "match" || (op.kind === "substitute" && substitutionCost(op.expected, op.given) <= MEANT);

export const listenAndType = defineQuestion({
  schema,
  steps: {
    main: keyed(schema.steps.main, {
      key: Key,
      score: (key, answer) =>
        answer.cannotHear
          ? { state: "unscored", reason: "marked-alternative" }
          : { earned: compare(key, answer).earned, max: 1 },
      review: (key, answer) => ({ text: key.text, ops: compare(key, answer).ops }),
    }),
  },
});
