import "server-only";

import { sweepIdentity } from "@/lib/services/identity/sweep-identity";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

export const identitySweep = defineJob({
  name: "identity.sweep",
  schema: NoData,
  policy: sweepPolicy("17 * * * *"),
  run: (_data, { runtime }) => sweepIdentity(runtime),
});
