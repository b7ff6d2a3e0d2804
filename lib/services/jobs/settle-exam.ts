import "server-only";
import { z } from "zod";

import { settleAfterCorrection } from "@/lib/services/exams/settle-after-correction";
import { defineJob } from "@/lib/services/jobs/define-job";

export const examSettlement = defineJob({
  name: "exam.settle",
  schema: z.strictObject({ correctionId: z.uuid() }),
  // What is lost here, the sweep finds.
  policy: { retries: 10, backoff: { first: 2, most: 30 }, expiry: 60, heartbeat: 20, concurrency: 4 },
  run: (data, { runtime }) => settleAfterCorrection(runtime, data),
});
