import * as z from "zod/mini";

import { oneStep } from "@/lib/questions/define-schema";

/** Why a gap earns nothing: nothing typed, a British form, a letter or two off, another ending, another word. */
export const faults = ["empty", "british", "spelling", "ending", "other"] as const;
export type Fault = (typeof faults)[number];

const letters = () => z.string().check(z.regex(/^\p{L}+$/u), z.maxLength(30));
const Gap = z.object({ shown: letters(), missing: z.int().check(z.minimum(1), z.maximum(20)) });
/** Text that stays whole, or a word of which the first letters are shown. */
const Part = z.union([z.object({ whole: z.string().check(z.minLength(1), z.maxLength(1000)) }), Gap]);

export const readAndComplete = oneStep({
  skill: "reading",
  clock: { begins: "display", prepare: 0, seconds: 180 },
  prompt: z.object({ title: z.string().check(z.maxLength(100)), parts: z.array(Part) }),
  /** One entry a gap: the letters typed. Gaps behind the last entry are empty. */
  answer: z.object({ gaps: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)) }),
  review: z.object({
    /** One entry a gap, in the order of the passage. */
    gaps: z.array(
      z.object({
        word: letters(),
        /** Shown and typed letters together; nothing for a gap left empty. */
        given: z.string(),
        /** Other words that are right, too. */
        accepted: z.array(letters()),
        isRight: z.boolean(),
        fault: z.nullable(z.enum(faults)),
      }),
    ),
  }),
  blank: { gaps: [] },
});
