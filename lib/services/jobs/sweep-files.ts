import "server-only";

import { sweepFiles } from "@/lib/services/files/sweep-files";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

export const filesSweep = defineJob({
  name: "files.sweep",
  schema: NoData,
  policy: sweepPolicy("29 * * * *"),
  run: (_data, { runtime, signal }) => sweepFiles(runtime, signal),
});
