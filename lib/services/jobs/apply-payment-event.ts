import "server-only";
import { z } from "zod";

import { applyPaymentEvent } from "@/lib/services/billing/apply-payment-event";
import { defineJob } from "@/lib/services/jobs/define-job";

/** The provider may be down for an hour; what is given up after that, `payment.reconcile` takes up again. */
export const paymentEventApplication = defineJob({
  name: "payment.apply-event",
  schema: z.strictObject({ eventId: z.string() }),
  policy: {
    retries: 12,
    backoff: { first: 2, most: 900 },
    expiry: 90,
    heartbeat: 20,
    concurrency: 4,
    priority: 10,
  },
  run: (data, { runtime }) => applyPaymentEvent(runtime, data),
});
