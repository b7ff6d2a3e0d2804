import "server-only";
import { z } from "zod";

import { assessCorrection } from "@/lib/services/corrections/assess-correction";
import { giveUpCorrection } from "@/lib/services/corrections/give-up-correction";
import { defineJob } from "@/lib/services/jobs/define-job";

export const correctionAssessment = defineJob({
  name: "correction.assess",
  schema: z.strictObject({ correctionId: z.uuid(), userId: z.uuid(), round: z.literal([0, 1]) }),
  policy: {
    // A killed worker is no failure of the correction: `assessCorrection` counts those itself.
    retries: 60,
    backoff: { first: 2, most: 20 },
    expiry: 240,
    heartbeat: 10,
    concurrency: 8,
    key: ({ correctionId, round }) => `${correctionId}:${round}`,
    group: { of: ({ userId }) => userId, atOnce: 2 },
  },
  run: ({ correctionId, round }, { runtime, ...call }) =>
    assessCorrection(runtime, { correctionId, round, ...call }),
  onGivenUp: ({ correctionId, round }, { runtime }) =>
    giveUpCorrection(runtime, { correctionId, round, failure: "faults" }),
});
