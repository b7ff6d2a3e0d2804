import "server-only";
import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { factOf, type Operator } from "@/lib/content/operator/operator-schema";
import type { Transaction } from "@/lib/db/database";
import { users } from "@/lib/db/schema/identity";
import { receipts, receiptYears } from "@/lib/db/schema/receipts";
import { toLocale } from "@/lib/i18n/locales";
import { sellerOf } from "@/lib/services/billing/seller";
import type { Order } from "@/lib/services/billing/order";
import { readClock } from "@/lib/services/billing/read-clock";
import { queueMail } from "@/lib/services/identity/queue-mail";
import type { Runtime } from "@/lib/services/runtime";

/** The tax contained in an amount: none until the operator has entered a tax number and a rate. */
export function taxIn(operator: Operator, amount: number) {
  const rate = factOf(operator, "taxRate");
  const isRegistered = factOf(operator, "taxNumber") !== null || factOf(operator, "vatId") !== null;
  if (rate === null || !isRegistered) return { taxRate: null, tax: 0 };
  return { taxRate: rate, tax: amount - Math.round(amount / (1 + Number(rate) / 100)) };
}

/** The next number of the year. Its row stays locked to the end of the transaction, so no number is lost or given twice. */
async function nextNumber(tx: Transaction) {
  const year = (await readClock(tx)).getUTCFullYear();
  const [row] = await tx
    .insert(receiptYears)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptYears.year, set: { last: sql`${receiptYears.last} + 1` } })
    .returning({ seq: receiptYears.last });
  if (!row) throw new Error("There is no number for the receipt.");
  return { year, seq: row.seq };
}

/**
 * Brings the receipts of an order, whose row is locked, to what is kept of its price: the first is the receipt, money
 * that went back is a credit note, and a refund that failed takes it back again. The buyer gets each by mail, once.
 */
export async function issueReceipts(
  runtime: Runtime,
  tx: Transaction,
  { order, kept }: { order: Order; kept: number },
) {
  const known = await tx
    .select({ amount: receipts.amount })
    .from(receipts)
    .where(eq(receipts.orderId, order.id));
  if (known.length === 0) await issue(runtime, tx, order, { kind: "receipt", amount: order.amount });
  const said = known.length === 0 ? order.amount : known.reduce((sum, { amount }) => sum + amount, 0);
  const amount = kept - said;
  if (amount === 0) return;
  await issue(runtime, tx, order, { kind: amount < 0 ? "credit" : "reversal", amount });
}

type What = Pick<typeof receipts.$inferSelect, "kind" | "amount">;

async function issue(runtime: Runtime, tx: Transaction, order: Order, { kind, amount }: What) {
  const id = v7();
  await tx.insert(receipts).values({
    id,
    ...(await nextNumber(tx)),
    orderId: order.id,
    kind,
    amount,
    currency: order.currency,
    ...taxIn(runtime.operator, amount),
    seller: sellerOf(runtime.operator),
  });
  const [buyer] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.userId));
  if (!buyer?.email) return;
  await queueMail(runtime, tx, {
    to: buyer.email,
    kind: kind === "credit" ? "credit-note" : "receipt",
    locale: toLocale(order.locale),
    about: id,
  });
}
