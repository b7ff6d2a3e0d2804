import "server-only";

import { writePurpose } from "@/lib/questions/purpose";
import type { QuestionRegistry } from "@/lib/questions/registry";
import type { QuestionType } from "@/lib/questions/types";
import type { Suggestion } from "@/lib/services/goals/views";
import type { WeakKind } from "@/lib/services/practice/weak-kinds";

type Known = {
  /** The worst first. */
  weak: readonly WeakKind[];
  /** By type, in the last weeks. */
  recent: readonly { type: string; answered: number }[];
  hasAnswered: boolean;
  /** Types with published items. */
  offered: readonly string[];
};

/**
 * The set to do next, with the one fact that speaks for it: for a beginner a short easy one, then what is missed most,
 * and without that the type that was done least of late. Of the same there is always the same.
 */
export function suggestSet({ questions }: { questions: QuestionRegistry }, known: Known): Suggestion | null {
  const { weak, recent, hasAnswered, offered } = known;
  const types = questions.types.filter((type) => offered.includes(type));
  const [first] = types;
  if (!first) return null;
  if (!hasAnswered)
    return {
      wish: { purpose: writePurpose({ kind: "type", type: first }), level: "easy", way: "single", size: 5 },
      type: first,
      reason: { kind: "first" },
    };
  const [worst] = weak;
  if (worst)
    return {
      wish: { purpose: writePurpose({ kind: "weak" }), level: "mixed", way: "single" },
      type: null,
      reason: { kind: "weak", worst },
    };
  const answeredOf = (type: QuestionType) => recent.find((row) => row.type === type)?.answered ?? 0;
  const [rarest = first] = types.toSorted((one, other) => answeredOf(one) - answeredOf(other));
  const isRound = questions.find(rarest).schema.round !== undefined;
  return {
    wish: {
      purpose: writePurpose({ kind: "type", type: rarest }),
      level: "mixed",
      way: isRound ? "round" : "single",
    },
    type: rarest,
    reason: { kind: "rare", answered: answeredOf(rarest) },
  };
}
