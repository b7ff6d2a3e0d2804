import "server-only";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { withdrawals } from "@/lib/db/schema/receipts";
import type { Locale } from "@/lib/i18n/locales";
import { decideWithdrawal } from "@/lib/services/billing/decide-withdrawal";
import type { Order } from "@/lib/services/billing/order";
import { readClock } from "@/lib/services/billing/read-clock";
import { isWithdrawable } from "@/lib/services/billing/withdrawal-refund";
import { queueMail } from "@/lib/services/identity/queue-mail";
import { withdrawalSettlement } from "@/lib/services/jobs/settle-withdrawal";
import type { Runtime } from "@/lib/services/runtime";

type Declaration = { name: string; email: string; named: string; locale: Locale };
/** Whoever declared without a session, and how many times lately. */
type Stranger = { by: string; turn: number };
type Withdrawal = typeof withdrawals.$inferSelect;

/** Writes a declaration down, acknowledges it by mail and lets a job do the rest, all in the caller's transaction. */
export async function storeDeclaration(
  runtime: Runtime,
  tx: Transaction,
  {
    asked,
    ...input
  }: Declaration & Pick<Withdrawal, "source" | "orderId" | "state" | "refund"> & { asked?: Stranger },
): Promise<Withdrawal> {
  const [stored] = await tx
    .insert(withdrawals)
    .values({ id: v7(), ...input })
    .returning();
  if (!stored) throw new Error("The withdrawal was not stored.");
  const { email: to, locale } = input;
  await queueMail(runtime, tx, {
    to,
    kind: "withdrawal",
    locale,
    about: stored.id,
    ...(asked ? { asked } : {}),
  });
  // What anybody can declare waits behind what a buyer declared.
  const later = asked ? { priority: -asked.turn } : {};
  await runtime.jobs.enqueue(tx, withdrawalSettlement, { withdrawalId: stored.id }, later);
  return stored;
}

/** The withdrawal of an order that the caller has locked; a second one changes nothing and gets the first. */
export async function declareWithdrawal(
  runtime: Runtime,
  tx: Transaction,
  order: Order,
  declaration: Declaration,
): Promise<Withdrawal> {
  const [known] = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, order.id));
  if (known) return known;
  if (!isWithdrawable(order, await readClock(tx))) throw new AppError("order/not-withdrawable");
  const decided = await decideWithdrawal(tx, order);
  return storeDeclaration(runtime, tx, {
    ...declaration,
    ...decided,
    source: "account",
    orderId: order.id,
  });
}
