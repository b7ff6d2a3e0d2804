import { z } from "zod";

import { defineQuestion } from "@/lib/questions/define-question";
import { alignWords } from "@/lib/questions/listen-and-type/align-words";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const AlignmentOp = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("match"), expected: z.string(), given: z.string() }),
  z.object({ kind: z.literal("substitute"), expected: z.string(), given: z.string() }),
  z.object({ kind: z.literal("omit"), expected: z.string() }),
  z.object({ kind: z.literal("extra"), given: z.string() }),
]);

function compare(key: { text: string }, answer: { text: string }) {
  const expected = splitWords(key.text);
  const { ops, cost } = alignWords(expected, splitWords(answer.text));
  return { ops, earned: expected.length === 0 ? 0 : Math.max(0, 1 - cost / expected.length) };
}

export const listenAndType = defineQuestion({
  skills: ["listening"],
  seconds: 60,
  prompt: z.object({ audio: z.string().min(1).max(64), plays: z.literal(3) }),
  key: z.object({ text: z.string().min(1).max(300), voice: z.string().min(1) }),
  answer: z.object({ text: z.string().max(500) }),
  review: z.object({ text: z.string(), ops: z.array(AlignmentOp) }),
  blank: { text: "" },
  score: (key, answer) => ({ earned: compare(key, answer).earned, max: 1 }),
  reviewAnswer: (key, answer) => ({ text: key.text, ops: compare(key, answer).ops }),
});
