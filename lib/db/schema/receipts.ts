import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { at } from "./at";
import { orders } from "./billing";

/** The last number given out in a year. */
export const receiptYears = pgTable("receipt_years", {
  year: integer("year").primaryKey(),
  last: integer("last").notNull(),
});

/** What a buyer got for their books, as it was sent. Append-only; nothing in it says who the buyer was. */
export const receipts = pgTable(
  "receipts",
  {
    id: uuid("id").primaryKey(),
    /** Without a gap within a year: the number and what it numbers are written together. */
    year: integer("year").notNull(),
    seq: integer("seq").notNull(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text("kind", { enum: ["receipt", "credit", "reversal"] }).notNull(),
    /** Minor units; below zero where money went back. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    /** In percent, as the operator entered it; null where there is none. */
    taxRate: text("tax_rate"),
    /** Contained in the amount. */
    tax: integer("tax").notNull(),
    seller: jsonb("seller").notNull(),
    issuedAt: at("issued_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("receipts_number").on(t.year, t.seq),
    uniqueIndex("receipts_first")
      .on(t.orderId)
      .where(sql`${t.kind} = 'receipt'`),
    index("receipts_order").on(t.orderId),
  ],
);

export const withdrawalStates = [
  "new",
  "waiting",
  "refunding",
  "refunded",
  "nothing-due",
  "by-hand",
] as const;

/** Declarations that somebody withdraws from a purchase. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: uuid("id").primaryKey(),
    /** Null until it is known which one is meant. */
    orderId: uuid("order_id").references(() => orders.id),
    /** The account screen, the page at the foot of the site, or an account that was deleted before its payment came. */
    source: text("source", { enum: ["account", "page", "deletion"] }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** How the order was named. */
    named: text("named").notNull(),
    locale: text("locale").notNull(),
    state: text("state", { enum: withdrawalStates }).notNull(),
    /** What is to go back, in minor units; null while the payment has not come. */
    refund: integer("refund"),
    refundId: text("refund_id"),
    declaredAt: at("declared_at").notNull().defaultNow(),
    settledAt: at("settled_at"),
    /** When the operator was told of one that people have to look at. */
    forwardedAt: at("forwarded_at"),
  },
  (t) => [
    uniqueIndex("withdrawals_order").on(t.orderId),
    index("withdrawals_email").on(t.email),
    check("withdrawals_refund", sql`${t.refund} >= 0`),
  ],
);
