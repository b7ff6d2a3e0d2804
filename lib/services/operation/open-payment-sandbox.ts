import "server-only";

import type { ServerEnv } from "@/lib/env/server";
import { sandboxPlace } from "@/lib/integrations/stripe/sandbox-access";
import { openStripeSandbox, type StripeSandbox } from "@/lib/sandbox/stripe/open-sandbox";

const settlesAfter = 5_000;

/** The payment provider of a machine without Stripe keys. Of several processes the one that answers `/dev` opens it. */
export function openPaymentSandbox(env: ServerEnv): StripeSandbox | null {
  if (env.STRIPE_SECRET_KEY) return null;
  return openStripeSandbox({
    ...sandboxPlace(env),
    shopUrl: `${env.siteUrl}/`,
    webhookUrl: `${env.siteUrl}/api/stripe/webhook`,
    delay: settlesAfter,
  });
}
