import "server-only";

import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";
import { sweepViews } from "@/lib/services/site/sweep-views";

export const viewSweep = defineJob({
  name: "views.sweep",
  schema: NoData,
  policy: sweepPolicy("23 3 * * *"),
  run: (_data, { runtime }) => sweepViews(runtime),
});
