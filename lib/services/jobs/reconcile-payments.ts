import "server-only";

import { reconcilePayments } from "@/lib/services/billing/reconcile-payments";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

export const paymentReconciliation = defineJob({
  name: "payment.reconcile",
  schema: NoData,
  policy: sweepPolicy("*/10 * * * *"),
  run: (_data, { runtime }) => reconcilePayments(runtime),
});
