import "server-only";
import { z } from "zod";

import { settleWithdrawal } from "@/lib/services/billing/settle-withdrawal";
import { defineJob } from "@/lib/services/jobs/define-job";

/** The provider may be down for an hour; what is given up after that, `payment.reconcile` takes up again. */
export const withdrawalSettlement = defineJob({
  name: "withdrawal.settle",
  schema: z.strictObject({ withdrawalId: z.uuid() }),
  policy: {
    retries: 12,
    backoff: { first: 2, most: 900 },
    expiry: 90,
    heartbeat: 20,
    concurrency: 1,
    priority: 5,
  },
  run: (data, { runtime }) => settleWithdrawal(runtime, data),
});
