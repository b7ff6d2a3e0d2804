import { hmac } from "@/lib/core/signing";
import type { SandboxEvent } from "@/lib/sandbox/stripe/state";
import { eventBody } from "@/lib/sandbox/stripe/stripe-bodies";

const timeout = 10_000;

function signPayload(payload: string, secret: string, seconds: number) {
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${payload}`).toString("hex")}`;
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
