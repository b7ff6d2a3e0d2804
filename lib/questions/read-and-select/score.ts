import * as z from "zod/mini";

import { defineQuestion, keyed } from "@/lib/questions/define-question";
import { readAndSelect as schema } from "@/lib/questions/read-and-select/schema";
import type { AnswerOf, ReviewOf } from "@/lib/questions/types";

type Key = { isReal: boolean };
type Answer = AnswerOf<"read-and-select">;
type Verdict = ReviewOf<"read-and-select">["verdict"];

function judge(key: Key, { saidReal }: Answer): Verdict {
  if (saidReal === null) return "no-answer";
  if (key.isReal) return saidReal ? "hit" : "miss";
  return saidReal ? "false-alarm" : "rejection";
}

export const readAndSelect = defineQuestion({
  schema,
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
