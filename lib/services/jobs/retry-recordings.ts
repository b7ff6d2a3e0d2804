import "server-only";

import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";
import { retrySilent } from "@/lib/services/media/retry-silent";

export const recordingsRetry = defineJob({
  name: "recordings.retry",
  schema: NoData,
  policy: sweepPolicy("*/10 * * * *"),
  run: async (_data, { runtime }) => {
    await retrySilent(runtime);
  },
});
