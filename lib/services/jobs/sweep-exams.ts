import "server-only";

import { sweepExams } from "@/lib/services/exams/sweep-exams";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

export const examsSweep = defineJob({
  name: "exams.sweep",
  schema: NoData,
  policy: sweepPolicy("* * * * *"),
  run: (_data, { runtime }) => sweepExams(runtime),
});
