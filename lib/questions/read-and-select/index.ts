import { z } from "zod";

import { defineQuestion } from "@/lib/questions/define-question";

const Verdict = z.enum(["hit", "miss", "false-alarm", "rejection", "no-answer"]);
type Verdict = z.infer<typeof Verdict>;

type Key = { isReal: boolean };
type Answer = { saidReal: boolean | null };

function judge(key: Key, { saidReal }: Answer): Verdict {
  if (saidReal === null) return "no-answer";
  if (key.isReal) return saidReal ? "hit" : "miss";
  return saidReal ? "false-alarm" : "rejection";
}

export const readAndSelect = defineQuestion({
  skills: ["reading"],
  seconds: 5,
  prompt: z.object({ word: z.string().min(1).max(30) }),
  key: z.object({ isReal: z.boolean() }),
  answer: z.object({ saidReal: z.boolean().nullable() }),
  review: z.object({ isReal: z.boolean(), saidReal: z.boolean().nullable(), verdict: Verdict }),
  blank: { saidReal: null },
  score: (key, answer) => ({ earned: key.isReal === answer.saidReal ? 1 : 0, max: 1 }),
  reviewAnswer: (key, answer) => ({
    isReal: key.isReal,
    saidReal: answer.saidReal,
    verdict: judge(key, answer),
  }),
});
