import * as z from "zod/mini";

import { oneStep } from "@/lib/questions/define-schema";

const words = oneStep({
  skill: "reading",
  clock: { begins: "display", prepare: 0, seconds: 5 },
  prompt: z.object({ word: z.string().check(z.minLength(1), z.maxLength(30)) }),
  answer: z.object({ saidReal: z.nullable(z.boolean()) }),
  review: z.object({
    isReal: z.boolean(),
    saidReal: z.nullable(z.boolean()),
    verdict: z.enum(["hit", "miss", "false-alarm", "rejection", "no-answer"]),
  }),
  blank: { saidReal: null },
});

export const readAndSelect = { ...words, round: 18 };
