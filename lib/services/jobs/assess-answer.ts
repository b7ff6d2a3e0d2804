import "server-only";
import { z } from "zod";

import { assessAnswer } from "@/lib/services/answers/assess-answer";
import { giveUpAssessment } from "@/lib/services/answers/give-up-assessment";
import { defineJob } from "@/lib/services/jobs/define-job";

export const answerAssessment = defineJob({
  name: "answer.assess",
  schema: z.strictObject({ answerId: z.uuid() }),
  policy: {
    retries: 4,
    backoff: { first: 5, most: 120 },
    expiry: 90,
    heartbeat: 20,
    concurrency: 2,
    priority: 5,
    key: ({ answerId }) => answerId,
  },
  run: ({ answerId }, { runtime, signal, attempt }) => assessAnswer(runtime, { answerId, signal, attempt }),
  onGivenUp: ({ answerId }, { runtime, attempt }) => giveUpAssessment(runtime, { answerId, attempt }),
});
