import "server-only";
import { createHmac } from "node:crypto";

import type { SandboxEvent } from "@/lib/integrations/stripe/sandbox/sandbox-state";
import { eventBody } from "@/lib/integrations/stripe/sandbox/stripe-bodies";

const timeout = 10_000;

function signPayload(payload: string, secret: string, seconds: number) {
  const signature = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

/** One try to hand an event over, signed as Stripe signs it. True when it was taken. */
export async function postEvent(event: SandboxEvent, { url, secret }: { url: string; secret: string }) {
  const payload = JSON.stringify(eventBody(event));
  const headers = {
    "content-type": "application/json",
    "stripe-signature": signPayload(payload, secret, Math.floor(Date.now() / 1_000)),
  };
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { method: "POST", body: payload, headers, signal });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
