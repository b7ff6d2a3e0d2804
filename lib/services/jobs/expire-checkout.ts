import "server-only";
import { z } from "zod";

import { isFinalRefusal } from "@/lib/integrations/stripe/is-final-refusal";
import { defineJob } from "@/lib/services/jobs/define-job";

/** Closes the payment page of somebody who is gone. One that was paid or has ended by itself needs no closing. */
export const checkoutExpiry = defineJob({
  name: "checkout.expire",
  schema: z.strictObject({ checkoutId: z.string() }),
  policy: { retries: 12, backoff: { first: 2, most: 900 }, expiry: 60, heartbeat: 20, concurrency: 1 },
  run: async ({ checkoutId }, { runtime }) => {
    await runtime.payments.expireCheckout(checkoutId).catch((cause: unknown) => {
      if (!isFinalRefusal(cause)) throw cause;
    });
  },
});
