import "server-only";

import { releaseItems } from "@/lib/services/bank/release-items";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

/** Looks every hour, so that a process that is up for a part of the day only does not miss the day's release. */
export const bankRelease = defineJob({
  name: "bank.release",
  schema: NoData,
  policy: sweepPolicy("17 * * * *"),
  run: async (_data, { runtime, attempt }) => {
    await releaseItems(runtime, { attempt });
  },
});
