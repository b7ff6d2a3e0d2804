import "server-only";
import { z } from "zod";

import { recentAnswers } from "@/lib/core/recent-answers";
import { questionTypes } from "@/lib/questions/types";

/** A kind of which so many are missed is a weak one; the worst few are named. */
const weakFrom = 0.3;
const mostNamed = 3;

/** Items of a type and level: how many of the last ones were not right. */
export const WeakKind = z.object({
  type: z.enum(questionTypes),
  level: z.enum(["easy", "medium", "hard"]),
  missed: z.number().int(),
  of: z.number().int(),
});
export type WeakKind = z.infer<typeof WeakKind>;

const share = ({ missed, of }: WeakKind) => missed / of;

/** The weak ones among kinds with enough answers, the worst first; of two alike the one with more answers. */
export function nameWeak(kinds: readonly WeakKind[]) {
  const judged = kinds.filter(({ of }) => of >= recentAnswers.enough);
  const weak = judged
    .filter((kind) => share(kind) >= weakFrom)
    .toSorted((one, other) => share(other) - share(one) || other.of - one.of)
    .slice(0, mostNamed);
  return { weak, judged: judged.length };
}
