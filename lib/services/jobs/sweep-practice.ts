import "server-only";

import { sweepPractice } from "@/lib/services/practice/sweep-practice";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

export const practiceSweep = defineJob({
  name: "practice.sweep",
  schema: NoData,
  policy: sweepPolicy("41 3 * * *"),
  run: (_data, { runtime }) => sweepPractice(runtime),
});
