import { randomBytes } from "node:crypto";

import { ApiFault, missingResource } from "@/lib/sandbox/stripe/api-fault";
import { disputeBody, intentBody, refundBody, sessionBody } from "@/lib/sandbox/stripe/stripe-bodies";
import {
  totalOf,
  type SandboxDispute,
  type SandboxIntent,
  type SandboxSession,
  type SandboxState,
} from "@/lib/sandbox/stripe/state";
import type { CardOutcome } from "@/lib/sandbox/stripe/test-cards";

/** What an act works on: the draft of the state, the time in milliseconds, and where payment pages lie. */
export type Act = { state: SandboxState; now: number; pagesUrl: string; delay: number };

export function newId(prefix: string, bytes = 12) {
  return `${prefix}_${randomBytes(bytes).toString("hex")}`;
}

const inSeconds = (now: number) => Math.floor(now / 1_000);

export function emit({ state, now }: Act, type: string, object: Record<string, unknown>) {
  const id = newId("evt");
  state.events[id] = {
    id,
    created: inSeconds(now),
    type,
    object,
    attempts: 0,
    nextAttempt: now,
    delivered: false,
  };
}

const emitSession = (act: Act, type: string, session: SandboxSession) =>
  emit(act, type, sessionBody(session, act));

export function findSession(state: SandboxState, id: string) {
  const session = Object.hasOwn(state.sessions, id) ? state.sessions[id] : undefined;
  if (!session) throw missingResource("checkout.session", id);
  return session;
}

function findIntent(state: SandboxState, id: string) {
  const intent = state.intents[id];
  if (!intent) throw missingResource("payment_intent", id);
  return intent;
}

export function expireSession(act: Act, session: SandboxSession) {
  session.status = "expired";
  emitSession(act, "checkout.session.expired", session);
}

function openIntent(
  { state, now }: Act,
  session: SandboxSession,
  method: SandboxIntent["method"],
): SandboxIntent {
  const known = session.intentId ? state.intents[session.intentId] : undefined;
  const intent: SandboxIntent = known ?? {
    id: newId("pi"),
    created: inSeconds(now),
    amount: totalOf(session),
    currency: session.currency,
    status: "requires_payment_method",
    metadata: session.intentMetadata,
    description: session.intentDescription,
    method,
    chargeId: null,
    lastError: null,
    refundsFail: false,
  };
  intent.method = method;
  state.intents[intent.id] = intent;
  session.intentId = intent.id;
  return intent;
}

function capture(act: Act, session: SandboxSession, intent: SandboxIntent) {
  intent.status = "succeeded";
  intent.lastError = null;
  intent.chargeId = newId("ch");
  session.paymentStatus = "paid";
  emit(act, "payment_intent.succeeded", intentBody(intent));
}

/** Pays with a card; a refused card leaves the session open. */
export function payByCard(act: Act, session: SandboxSession, outcome: CardOutcome) {
  const intent = openIntent(act, session, "card");
  if (outcome.refusal) {
    intent.lastError = outcome.refusal;
    emit(act, "payment_intent.payment_failed", intentBody(intent));
    return;
  }
  session.status = "complete";
  intent.refundsFail = outcome.refundsFail;
  capture(act, session, intent);
  emitSession(act, "checkout.session.completed", session);
  if (outcome.disputed) openDispute(act, intent);
}

/** A delayed method: the session is complete at once, the money settles later. */
export function payByBank(act: Act, session: SandboxSession, arrives: boolean) {
  const intent = openIntent(act, session, "bank");
  session.status = "complete";
  intent.status = "processing";
  intent.lastError = null;
  emitSession(act, "checkout.session.completed", session);
  act.state.tasks.push({
    at: act.now + act.delay,
    kind: arrives ? "bank-arrives" : "bank-fails",
    id: session.id,
  });
}

export function settleBank(act: Act, sessionId: string, arrives: boolean) {
  const session = findSession(act.state, sessionId);
  const intent = findIntent(act.state, session.intentId ?? "");
  if (intent.status !== "processing") return;
  if (arrives) {
    capture(act, session, intent);
    emitSession(act, "checkout.session.async_payment_succeeded", session);
    return;
  }
  intent.status = "requires_payment_method";
  intent.lastError = {
    code: "payment_intent_payment_attempt_failed",
    declineCode: null,
    message: "The transfer did not arrive.",
  };
  emit(act, "payment_intent.payment_failed", intentBody(intent));
  emitSession(act, "checkout.session.async_payment_failed", session);
}

function openDispute(act: Act, intent: SandboxIntent) {
  const dispute: SandboxDispute = {
    id: newId("dp"),
    created: inSeconds(act.now),
    amount: intent.amount,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: intent.chargeId ?? "",
    status: "needs_response",
    evidence: null,
  };
  act.state.disputes[dispute.id] = dispute;
  emit(act, "charge.dispute.created", disputeBody(dispute));
}

export function closeDispute(act: Act, id: string, status: "won" | "lost") {
  const dispute = act.state.disputes[id];
  if (!dispute) throw missingResource("dispute", id);
  if (dispute.status !== "needs_response") {
    throw new ApiFault(400, { type: "invalid_request_error", message: "This dispute is already closed." });
  }
  dispute.status = status;
  emit(act, "charge.dispute.closed", disputeBody(dispute));
  return dispute;
}

type NewRefund = {
  intentId: string;
  amount: number | undefined;
  reason: string | null;
  metadata: Record<string, string>;
};

export function refund(act: Act, input: NewRefund) {
  const { state, now } = act;
  const intent = findIntent(state, input.intentId);
  const invalid = (message: string, param: string) =>
    new ApiFault(400, { type: "invalid_request_error", message, param });
  if (intent.status !== "succeeded")
    throw invalid("This PaymentIntent does not have a successful charge to refund.", "payment_intent");
  const done = Object.values(state.refunds)
    .filter((other) => other.intentId === intent.id && other.status === "succeeded")
    .reduce((sum, other) => sum + other.amount, 0);
  if (done >= intent.amount) {
    throw new ApiFault(400, {
      type: "invalid_request_error",
      code: "charge_already_refunded",
      message: `Charge ${intent.chargeId} has already been refunded.`,
    });
  }
  const amount = input.amount ?? intent.amount - done;
  if (amount > intent.amount - done) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${intent.amount - done})`,
      "amount",
    );
  }
  const made = {
    id: newId("re"),
    created: inSeconds(now),
    amount,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: intent.chargeId,
    status: "succeeded" as const,
    reason: input.reason,
    metadata: input.metadata,
  };
  state.refunds[made.id] = made;
  emit(act, "refund.created", refundBody(made));
  if (intent.refundsFail) state.tasks.push({ at: now + act.delay, kind: "refund-fails", id: made.id });
  return made;
}

export function failRefund(act: Act, id: string) {
  const found = act.state.refunds[id];
  if (!found || found.status === "failed") return;
  found.status = "failed";
  emit(act, "refund.updated", refundBody(found));
  emit(act, "refund.failed", refundBody(found));
}
