import { createHash } from "node:crypto";

import type { Context } from "hono";

import { ApiFault } from "@/lib/sandbox/stripe/api-fault";
import type { SandboxDesk } from "@/lib/sandbox/stripe/desk";
import { readForm } from "@/lib/sandbox/stripe/read-form";
import type { Act } from "@/lib/sandbox/stripe/acts";

type Body = Record<string, unknown>;

const maxKeyLength = 255;

/**
 * A POST with Stripe's idempotency: the same key and parameters get the first answer again, other parameters an error.
 * `parse` may refuse the parameters; a refused request is not remembered.
 */
export async function answerOnce<Params>(
  c: Context,
  desk: SandboxDesk,
  steps: { parse: (params: unknown) => Params; perform: (act: Act, params: Params) => Body },
) {
  const encoded = await c.req.text();
  const key = c.req.header("idempotency-key");
  if (key !== undefined && (key === "" || key.length > maxKeyLength)) {
    throw new ApiFault(400, { type: "invalid_request_error", message: "Keys are at most 255 characters." });
  }
  const params = steps.parse(readForm(encoded));
  const fingerprint = createHash("sha256").update(`${c.req.path}\n${encoded}`).digest("hex");
  const { body, status, isReplay } = await desk.change((act) => {
    const known =
      key !== undefined && Object.hasOwn(act.state.answers, key) ? act.state.answers[key] : undefined;
    if (known && known.fingerprint !== fingerprint) throw reusedKey(key ?? "");
    if (known) return { ...known, isReplay: true };
    const made = steps.perform(act, params);
    const created = Math.floor(act.now / 1_000);
    if (key !== undefined) act.state.answers[key] = { fingerprint, created, status: 200, body: made };
    return { body: made, status: 200, isReplay: false };
  });
  if (key !== undefined) c.header("idempotency-key", key);
  if (isReplay) c.header("idempotent-replayed", "true");
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...Object.fromEntries(c.res.headers), "content-type": "application/json" },
  });
}

function reusedKey(key: string) {
  return new ApiFault(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
