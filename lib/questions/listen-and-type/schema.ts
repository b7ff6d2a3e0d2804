import * as z from "zod/mini";

import { oneStep } from "@/lib/questions/define-schema";

const AlignmentOp = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("match"), expected: z.string(), given: z.string() }),
  z.object({ kind: z.literal("substitute"), expected: z.string(), given: z.string() }),
  z.object({ kind: z.literal("omit"), expected: z.string() }),
  z.object({ kind: z.literal("extra"), given: z.string() }),
]);

export const listenAndType = oneStep({
  skill: "listening",
  clock: { begins: "first-play", prepare: 0, seconds: 60 },
  prompt: z.object({ plays: z.literal(3) }),
  /** `cannotHear` leaves the sentence unscored. */
  answer: z.object({
    text: z.string().check(z.maxLength(500)),
    cannotHear: z.optional(z.literal(true)),
  }),
  review: z.object({ text: z.string(), ops: z.array(AlignmentOp) }),
  blank: { text: "" },
});
