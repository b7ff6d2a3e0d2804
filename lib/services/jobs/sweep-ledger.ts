import "server-only";

import { sweepLedger } from "@/lib/services/billing/sweep-ledger";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

export const ledgerSweep = defineJob({
  name: "ledger.sweep",
  schema: NoData,
  policy: sweepPolicy("*/5 * * * *"),
  run: (_data, { runtime }) => sweepLedger(runtime),
});
