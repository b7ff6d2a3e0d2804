import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { at } from "./at";
import { users } from "./identity";

export const orders = pgTable(
  "orders",
  {
    /** The `logVipId` of the wire contract. */
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    planId: text("plan_id").notNull(),
    /** What the plan promised when it was ordered: later changes of the catalogue do not touch it. */
    plan: jsonb("plan").notNull(),
    /** Minor units. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    status: text("status", {
      enum: ["created", "open", "pending", "paid", "failed", "expired", "refunded", "disputed", "review"],
    }).notNull(),
    /** The language of the payment page and of the way back. */
    locale: text("locale").notNull(),
    device: text("device", { enum: ["mobile", "desktop"] }).notNull(),
    path: text("path").notNull(),
    providerSessionId: text("provider_session_id"),
    providerPaymentId: text("provider_payment_id"),
    url: text("url"),
    /** When the buyer asked us to begin at once, and by which wording; null when nobody asked them. */
    agreedAt: at("agreed_at"),
    agreement: text("agreement"),
    refundedAmount: integer("refunded_amount").notNull().default(0),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at"),
    paidAt: at("paid_at"),
    /** When the provider was last asked about it. */
    checkedAt: at("checked_at"),
    /** Whoever settles the order holds it while asking the provider; nobody keeps a transaction open for that. */
    lockToken: uuid("lock_token"),
    lockedUntil: at("locked_until"),
  },
  (t) => [
    index("orders_user").on(t.userId, t.createdAt),
    uniqueIndex("orders_provider_session").on(t.providerSessionId),
    index("orders_provider_payment").on(t.providerPaymentId),
    index("orders_open").on(t.status, t.checkedAt),
  ],
);

export const paymentEvents = pgTable(
  "payment_events",
  {
    /** The provider's event id: a second delivery finds it here. */
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** What it is about, as ids; nothing personal. */
    payload: jsonb("payload").notNull(),
    receivedAt: at("received_at").notNull().defaultNow(),
    appliedAt: at("applied_at"),
    outcome: text("outcome"),
  },
  (t) => [index("payment_events_open").on(t.appliedAt, t.receivedAt)],
);

/** Append-only ledger: what was given. Balances are computed from it and `uses`. */
export const grants = pgTable(
  "grants",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["exam", "correct", "vip"] }).notNull(),
    orderId: uuid("order_id").references(() => orders.id),
    /** Credits, or days for `vip` and for what is unlimited. */
    qty: integer("qty").notNull(),
    /** Corrections without counting: on `vip` for as long as it lasts, on `correct` for `qty` days. */
    unlimited: boolean("unlimited").notNull().default(false),
    /** The earliest start. Days follow those granted before; the time of credits waits for their opening. */
    startsAt: at("starts_at").notNull().defaultNow(),
    /** Of credits: they expire so many days after their start; null keeps them. */
    validDays: integer("valid_days"),
    /** Of `vip`: a refund ended it then, although more days are left of it than have passed. */
    endedAt: at("ended_at"),
    /** Where it comes from, such as `order:<id>:exam`; one grant a source. */
    source: text("source").notNull(),
    revoked: integer("revoked").notNull().default(0),
    revokedAt: at("revoked_at"),
    /** Set while the bank of the buyer disputes the payment. */
    frozenAt: at("frozen_at"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("grants_source").on(t.source),
    index("grants_balance").on(t.userId, t.kind),
    index("grants_order").on(t.orderId),
    check("grants_qty", sql`${t.qty} >= 0 and ${t.revoked} >= 0 and ${t.revoked} <= ${t.qty}`),
  ],
);

/** Since when credits of a kind can be used. What was bought before is valid from then. */
export const creditOpenings = pgTable("credit_openings", {
  kind: text("kind", { enum: ["exam", "correct"] }).primaryKey(),
  openedAt: at("opened_at").notNull().defaultNow(),
});

export const uses = pgTable(
  "uses",
  {
    /** The idempotency key of the act that spends. */
    id: text("id").primaryKey(),
    grantId: uuid("grant_id")
      .notNull()
      .references(() => grants.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["exam", "correct"] }).notNull(),
    status: text("status", { enum: ["reserved", "consumed", "released"] }).notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    settledAt: at("settled_at"),
  },
  (t) => [
    index("uses_grant").on(t.grantId, t.status),
    index("uses_user").on(t.userId, t.kind, t.createdAt),
    index("uses_orphans").on(t.status, t.createdAt),
  ],
);
