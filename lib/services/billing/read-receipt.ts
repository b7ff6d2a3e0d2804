import "server-only";
import { and, asc, eq, type SQL } from "drizzle-orm";

import { readPlanCopy } from "@/lib/content/cms";
import { AppError } from "@/lib/core/errors";
import { receiptNumber } from "@/lib/core/receipt-number";
import type { Executor } from "@/lib/db/database";
import { orders } from "@/lib/db/schema/billing";
import { receipts } from "@/lib/db/schema/receipts";
import type { Locale } from "@/lib/i18n/locales";
import { Seller } from "@/lib/services/billing/seller";
import type { UserCtx } from "@/lib/services/runtime";

/** The plan's name as its buyer reads it; its id when the content system does not answer. */
export async function planName(planId: string, locale: Locale) {
  const copies = await readPlanCopy(locale).catch(() => null);
  return copies?.get(planId)?.name ?? planId;
}

export async function findReceipts(executor: Executor, where: SQL | undefined) {
  const rows = await executor
    .select({ receipt: receipts, order: orders })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(where)
    .orderBy(asc(receipts.year), asc(receipts.seq));
  return rows.map(({ receipt, order }) => ({
    id: receipt.id,
    number: receiptNumber(receipt),
    kind: receipt.kind,
    issuedAt: receipt.issuedAt.toISOString(),
    orderId: order.id,
    planId: order.planId,
    amount: receipt.amount,
    currency: receipt.currency,
    taxRate: receipt.taxRate,
    tax: receipt.tax,
    seller: Seller.parse(receipt.seller),
    agreedAt: order.agreedAt?.toISOString() ?? null,
  }));
}

/** A receipt of the caller's, to be read or printed. */
export async function readReceipt({ runtime, actor, locale }: UserCtx, { id }: { id: string }) {
  const isOwn = and(eq(receipts.id, id), eq(orders.userId, actor.userId));
  const [receipt] = await findReceipts(runtime.database.db, isOwn);
  if (!receipt) throw new AppError("receipt/unknown");
  return { ...receipt, planName: await planName(receipt.planId, locale) };
}
