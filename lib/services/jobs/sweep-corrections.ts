import "server-only";

import { sweepCorrections } from "@/lib/services/corrections/sweep-corrections";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

export const correctionsSweep = defineJob({
  name: "corrections.sweep",
  schema: NoData,
  policy: sweepPolicy("* * * * *"),
  run: (_data, { runtime }) => sweepCorrections(runtime),
});
