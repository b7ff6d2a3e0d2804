import { z } from "zod";

const Texts = z.record(z.string(), z.string());
const seconds = z.number().int();

const Session = z.object({
  id: z.string(),
  created: seconds,
  expiresAt: seconds,
  status: z.enum(["open", "complete", "expired"]),
  paymentStatus: z.enum(["paid", "unpaid"]),
  currency: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      description: z.string().nullable(),
      unitAmount: z.number().int(),
      quantity: z.number().int(),
    }),
  ),
  metadata: Texts,
  intentMetadata: Texts,
  intentDescription: z.string().nullable(),
  clientReference: z.string().nullable(),
  email: z.string().nullable(),
  locale: z.string().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  intentId: z.string().nullable(),
});

const Intent = z.object({
  id: z.string(),
  created: seconds,
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(["requires_payment_method", "processing", "succeeded"]),
  metadata: Texts,
  description: z.string().nullable(),
  method: z.enum(["card", "bank"]),
  chargeId: z.string().nullable(),
  lastError: z
    .object({ code: z.string(), declineCode: z.string().nullable(), message: z.string() })
    .nullable(),
  /** Refunds of this payment fail later, as with Stripe's test card for it. */
  refundsFail: z.boolean(),
});

const Refund = z.object({
  id: z.string(),
  created: seconds,
  amount: z.number().int(),
  currency: z.string(),
  intentId: z.string(),
  chargeId: z.string().nullable(),
  status: z.enum(["succeeded", "failed"]),
  reason: z.string().nullable(),
  metadata: Texts,
});

const Dispute = z.object({
  id: z.string(),
  created: seconds,
  amount: z.number().int(),
  currency: z.string(),
  intentId: z.string(),
  chargeId: z.string(),
  status: z.enum(["needs_response", "won", "lost"]),
  evidence: z.string().nullable(),
});

const Event = z.object({
  id: z.string(),
  created: seconds,
  type: z.string(),
  object: z.record(z.string(), z.unknown()),
  attempts: z.number().int(),
  /** Milliseconds; null once delivered or given up. */
  nextAttempt: z.number().nullable(),
  delivered: z.boolean(),
});

const Answer = z.object({
  fingerprint: z.string(),
  created: seconds,
  status: z.number().int(),
  body: z.record(z.string(), z.unknown()),
});

/** What happens later: a bank transfer that arrives or fails, a refund that fails. */
const Task = z.object({
  at: z.number(),
  kind: z.enum(["bank-arrives", "bank-fails", "refund-fails"]),
  id: z.string(),
});

/** Everything the local provider knows, as it lies in its file. */
export const SandboxState = z.object({
  sessions: z.record(z.string(), Session),
  intents: z.record(z.string(), Intent),
  refunds: z.record(z.string(), Refund),
  disputes: z.record(z.string(), Dispute),
  events: z.record(z.string(), Event),
  answers: z.record(z.string(), Answer),
  tasks: z.array(Task),
});

export type SandboxState = z.infer<typeof SandboxState>;
export type SandboxSession = z.infer<typeof Session>;
export type SandboxIntent = z.infer<typeof Intent>;
export type SandboxRefund = z.infer<typeof Refund>;
export type SandboxDispute = z.infer<typeof Dispute>;
export type SandboxEvent = z.infer<typeof Event>;

export const emptyState = (): SandboxState => ({
  sessions: {},
  intents: {},
  refunds: {},
  disputes: {},
  events: {},
  answers: {},
  tasks: [],
});

export function totalOf(session: SandboxSession) {
  return session.lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
}
