import { z } from "@hono/zod-openapi";

export const Plan = z
  .object({
    vipId: z.string(),
    amount: z.number().int().openapi({ description: "In the currency's minor unit." }),
    currency: z.string(),
    days: z.number().int(),
    examNum: z.number().int(),
    correctNum: z.number().int(),
    type: z.enum(["1", "4"]),
    tag: z.enum(["", "Pro"]),
    order: z.number().int(),
    recommended: z.boolean(),
  })
  .openapi("Plan");

export const OrderStatus = z
  .object({
    code: z.number().int(),
    state: z.enum(["open", "pending", "paid", "failed", "expired", "refunded"]),
    id: z.string(),
    amount: z.number().int(),
    vipEndTime: z.string().nullable(),
    vipDays: z.number().int(),
    examNum: z.number().int(),
    correctNum: z.number().int(),
    write: z.number().int(),
    speak: z.number().int(),
    type: z.enum(["1", "4"]),
    tag: z.enum(["", "Pro"]),
  })
  .openapi("OrderStatus");

const LedgerEntry = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(["exam", "correct", "vip"]),
  change: z.number().int(),
  unlimited: z.boolean(),
  reason: z.enum(["purchase", "use", "refund", "expired"]),
  planId: z.string().nullable(),
  orderId: z.string().nullable(),
  validDays: z.number().int().nullable().openapi({ description: "How long bought credits are valid." }),
  expiresAt: z.string().nullable().openapi({ description: "When they expire; null while nobody knows." }),
  waiting: z.boolean().openapi({ description: "Their feature is not open yet: their time has not begun." }),
});

export const Ledger = z.object({
  balance: z.object({
    vipEndTime: z.string().nullable(),
    examNum: z.number().int(),
    correctNum: z.number().int(),
    correctUnlimited: z.boolean(),
  }),
  entries: z.array(LedgerEntry),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});
