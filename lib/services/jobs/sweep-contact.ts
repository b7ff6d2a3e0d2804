import "server-only";

import { sweepMessages } from "@/lib/services/site/sweep-messages";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

export const contactSweep = defineJob({
  name: "contact.sweep",
  schema: NoData,
  policy: sweepPolicy("53 3 * * *"),
  run: (_data, { runtime }) => sweepMessages(runtime),
});
