import "server-only";
import { z } from "zod";

import { applyPaymentEvent } from "@/lib/services/billing/apply-payment-event";
import { defineJob } from "@/lib/services/jobs/define-job";

/** The provider may be down for an hour; what is given up after that, `payment.reconcile` takes up again. */
export const paymentEventApplication = defineJob({
  name: "payment.apply-event",
  schema: z.strictObject({ eventId: z.string(), payer: z.string().max(100).optional() }),
  policy: {
    retries: 12,
    backoff: { first: 2, most: 900 },
    expiry: 90,
    heartbeat: 20,
    concurrency: 6,
    // Events of one order come together, and one call settles it at a time. Nobody's events delay another's.
    group: { of: ({ payer }) => payer ?? "unknown", atOnce: 1 },
  },
  run: (data, { runtime }) => applyPaymentEvent(runtime, data),
});
