import {
  totalOf,
  type SandboxDispute,
  type SandboxEvent,
  type SandboxIntent,
  type SandboxRefund,
  type SandboxSession,
  type SandboxState,
} from "@/lib/sandbox/stripe/state";

type Body = Record<string, unknown>;

/** Of the SDK's version: what Stripe would put on the events of an account that uses it. */
export const apiVersion = "2026-10-28.endive";

export function listBody(url: string, data: Body[], hasMore = false): Body {
  return { object: "list", data, has_more: hasMore, url };
}

function lineBody(session: SandboxSession, line: SandboxSession["lines"][number], index: number): Body {
  const total = line.unitAmount * line.quantity;
  return {
    id: `li_${session.id.slice(8, 24)}${index}`,
    object: "item",
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: session.currency,
    description: line.name,
    quantity: line.quantity,
  };
}

export function linesBody(session: SandboxSession): Body {
  const lines = session.lines.map((line, index) => lineBody(session, line, index));
  return listBody(`/v1/checkout/sessions/${session.id}/line_items`, lines);
}

export function sessionBody(
  session: SandboxSession,
  context: { pagesUrl: string; state: SandboxState; expand?: readonly string[] },
): Body {
  const total = totalOf(session);
  const { expand = [] } = context;
  const intent = session.intentId ? context.state.intents[session.intentId] : undefined;
  const isPayable = session.status === "open";
  return {
    id: session.id,
    object: "checkout.session",
    allow_promotion_codes: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReference,
    client_secret: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    custom_fields: [],
    customer: null,
    customer_creation: "if_required",
    customer_details: session.email ? { address: null, email: session.email, name: null, phone: null } : null,
    customer_email: session.email,
    discounts: [],
    expires_at: session.expiresAt,
    invoice: null,
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: "payment",
    payment_intent: intent && expand.includes("payment_intent") ? intentBody(intent) : session.intentId,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_types: ["card", "customer_balance"],
    payment_status: session.paymentStatus,
    recovered_from: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: isPayable ? `${context.pagesUrl}/${session.id}` : null,
    ...(expand.includes("line_items") ? { line_items: linesBody(session) } : {}),
  };
}

export function intentBody(intent: SandboxIntent): Body {
  const { lastError } = intent;
  const type = intent.method === "card" ? "card" : "customer_balance";
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: null,
    confirmation_method: "automatic",
    created: intent.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    last_payment_error: lastError && {
      type: "card_error",
      code: lastError.code,
      message: lastError.message,
      ...(lastError.declineCode ? { decline_code: lastError.declineCode } : {}),
    },
    latest_charge: intent.chargeId,
    livemode: false,
    metadata: intent.metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: [type],
    processing: null,
    receipt_email: null,
    status: intent.status,
  };
}

export function refundBody(refund: SandboxRefund): Body {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.chargeId,
    created: refund.created,
    currency: refund.currency,
    destination_details: { type: "card" },
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
    ...(refund.status === "failed" ? { failure_reason: "expired_or_canceled_card" } : {}),
  };
}

export function disputeBody(dispute: SandboxDispute): Body {
  return {
    id: dispute.id,
    object: "dispute",
    amount: dispute.amount,
    balance_transactions: [],
    charge: dispute.chargeId,
    created: dispute.created,
    currency: dispute.currency,
    evidence: { uncategorized_text: dispute.evidence },
    evidence_details: {
      due_by: dispute.created + 604_800,
      has_evidence: dispute.evidence !== null,
      past_due: false,
      submission_count: dispute.evidence === null ? 0 : 1,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: dispute.intentId,
    reason: "fraudulent",
    status: dispute.status,
  };
}

export function eventBody(event: SandboxEvent): Body {
  return {
    id: event.id,
    object: "event",
    api_version: apiVersion,
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: event.delivered ? 0 : 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
  };
}
