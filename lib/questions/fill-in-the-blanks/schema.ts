import * as z from "zod/mini";

import { oneStep } from "@/lib/questions/define-schema";

const Letters = z.string().check(z.regex(/^[a-z]+$/));
const side = () => z.string().check(z.maxLength(300));

export const fillInTheBlanks = oneStep({
  skill: "reading",
  clock: { begins: "display", prepare: 0, seconds: 20 },
  prompt: z.object({
    before: side(),
    after: side(),
    shown: z.string().check(z.minLength(1), z.maxLength(20)),
    missing: z.int().check(z.minimum(1), z.maximum(20)),
  }),
  answer: z.object({ letters: z.string().check(z.maxLength(40)) }),
  review: z.object({
    word: Letters,
    alternatives: z.array(Letters),
    isRight: z.boolean(),
    /** One entry a box; `given` is empty for a box left empty. */
    boxes: z.array(z.object({ expected: z.string(), given: z.string(), isRight: z.boolean() })),
  }),
  blank: { letters: "" },
});
