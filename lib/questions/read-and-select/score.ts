import * as z from "zod/mini";

import { defineQuestion, keyed, scoredRound } from "@/lib/questions/define-question";
import { readAndSelect as schema } from "@/lib/questions/read-and-select/schema";
import type { AnswerOf, ReviewOf } from "@/lib/questions/types";

type Key = { isReal: boolean };
type Answer = AnswerOf<"read-and-select">;
type Review = ReviewOf<"read-and-select">;
type Verdict = Review["verdict"];

function judge(key: Key, { saidReal }: Answer): Verdict {
  if (saidReal === null) return "no-answer";
  if (key.isReal) return saidReal ? "hit" : "miss";
  return saidReal ? "false-alarm" : "rejection";
}

/**
 * max(0, hits - false alarms) / real words. An invented word that nobody answered in time counts as a false alarm: no
 * answer costs what a wrong one costs.
 */
function scoreRound(reviews: readonly Review[]) {
  const real = reviews.filter(({ isReal }) => isReal).length;
  const hits = reviews.filter(({ verdict }) => verdict === "hit").length;
  const taken = reviews.filter(({ isReal, verdict }) => !isReal && verdict !== "rejection").length;
  return { earned: real === 0 ? 0 : Math.max(0, hits - taken) / real, max: 1 };
}

export const readAndSelect = defineQuestion({
  schema,
  // With more real words than invented ones, always Yes would earn something.
  round: scoredRound(schema.steps.main, {
    most: { real: 0.5 },
    score: scoreRound,
    granted: (review): Review => ({ ...review, verdict: review.isReal ? "hit" : "rejection" }),
  }),
  facets: ["real", "invented"],
  facetOf: ([step]) => (step?.key["isReal"] ? "real" : "invented"),
  steps: {
    main: keyed(schema.steps.main, {
      key: z.object({ isReal: z.boolean() }),
      score: (key, answer) => ({ earned: key.isReal === answer.saidReal ? 1 : 0, max: 1 }),
      review: (key, answer) => ({
        isReal: key.isReal,
        saidReal: answer.saidReal,
        verdict: judge(key, answer),
      }),
    }),
  },
});
