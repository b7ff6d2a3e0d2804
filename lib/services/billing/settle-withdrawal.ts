import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";

import type { Transaction } from "@/lib/db/database";
import { orders } from "@/lib/db/schema/billing";
import { users } from "@/lib/db/schema/identity";
import { withdrawals } from "@/lib/db/schema/receipts";
import { isFinalRefusal } from "@/lib/integrations/stripe/is-final-refusal";
import { decideWithdrawal } from "@/lib/services/billing/decide-withdrawal";
import { readClock } from "@/lib/services/billing/read-clock";
import { settleOrder } from "@/lib/services/billing/settle-order";
import { isWithdrawable } from "@/lib/services/billing/withdrawal-refund";
import type { Runtime } from "@/lib/services/runtime";

type Withdrawal = typeof withdrawals.$inferSelect;
type Change = Partial<Pick<Withdrawal, "state" | "orderId" | "refund" | "refundId">>;

/**
 * Brings a withdrawal to its end: finds the order it is about, sends the money back once it is here, and gives to
 * people what a program must not decide. Doing it twice changes nothing. Throws when it has to be tried again.
 */
export async function settleWithdrawal(runtime: Runtime, { withdrawalId }: { withdrawalId: string }) {
  const decided = await runtime.database.db.transaction((tx) => decide(tx, withdrawalId));
  if (decided?.state === "refunding") await sendBack(runtime, decided);
  await tellOperator(runtime, withdrawalId);
}

async function decide(tx: Transaction, id: string): Promise<Withdrawal | null> {
  const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!found || (found.state !== "new" && found.state !== "waiting")) return found ?? null;
  const orderId = found.orderId ?? (await orderNamed(tx, found));
  if (!orderId) return save(tx, found, { state: "by-hand" });
  // The order first, as everybody does who changes it and what belongs to it.
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) return save(tx, found, { state: "by-hand" });
  if (found.state === "new") {
    const [other] = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
    if (other) return save(tx, found, { state: "nothing-due" });
    if (!isWithdrawable(order, await readClock(tx))) return save(tx, found, { state: "by-hand" });
  }
  if (["failed", "expired", "refunded"].includes(order.status))
    return save(tx, found, { state: "nothing-due", orderId });
  return save(tx, found, { ...(await decideWithdrawal(tx, order)), orderId });
}

/** By the number that cannot be guessed, and the address of its account. Anything else is for people to judge. */
async function orderNamed(tx: Transaction, { named, email }: Withdrawal) {
  const id = z.uuid().safeParse(named.trim().toLowerCase());
  if (!id.success) return null;
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, id.data), eq(users.email, email.toLowerCase())));
  return row?.id ?? null;
}

async function save(tx: Transaction, { id, state }: Withdrawal, change: Change) {
  const isEnd = change.state === "nothing-due" || change.state === "refunded";
  const [saved] = await tx
    .update(withdrawals)
    .set({ ...change, ...(isEnd ? { settledAt: sql`now()` } : {}) })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, state)))
    .returning();
  return saved ?? null;
}

/** The provider takes the same key once, however often this runs; then the order learns of it. */
async function sendBack(runtime: Runtime, withdrawal: Withdrawal) {
  const { db } = runtime.database;
  const { id, orderId, refund } = withdrawal;
  const [order] = orderId ? await db.select().from(orders).where(eq(orders.id, orderId)) : [];
  if (!order?.providerPaymentId || !refund) return giveToPeople(runtime, withdrawal);
  const { providerPaymentId: paymentId } = order;
  const wanted = { paymentId, orderId: order.id, amount: refund, idempotencyKey: `wd:${id}:v1` };
  const made = await runtime.payments.createRefund(wanted).catch((cause: unknown) => {
    if (!isFinalRefusal(cause)) throw cause;
    runtime.log.error({ err: cause, order: order.id }, "a withdrawal's refund was refused");
    return null;
  });
  if (!made) return giveToPeople(runtime, withdrawal);
  await db.transaction((tx) => save(tx, withdrawal, { state: "refunded", refundId: made.id }));
  await settleOrder(runtime, order.id);
}

function giveToPeople(runtime: Runtime, withdrawal: Withdrawal) {
  return runtime.database.db.transaction((tx) => save(tx, withdrawal, { state: "by-hand" }));
}

/** What people have to look at goes to the operator's mailbox, once. */
async function tellOperator({ database, mailer, env }: Runtime, id: string) {
  const isOwed = and(
    eq(withdrawals.id, id),
    eq(withdrawals.state, "by-hand"),
    isNull(withdrawals.forwardedAt),
  );
  const [found] = await database.db.select().from(withdrawals).where(isOwed);
  if (!found) return;
  const { name, email, named, orderId, declaredAt } = found;
  await mailer.send({
    id,
    at: declaredAt,
    to: env.contactEmail,
    ...(email ? { replyTo: email } : {}),
    subject: "Withdrawal: please look at it",
    text: `${name} <${email}> withdrew on ${declaredAt.toISOString()}.\n\nNamed: ${named}\nOrder: ${orderId ?? "not found"}\n\nThe receipt of the declaration has been acknowledged. Check the order and refund it at the payment provider.\n`,
  });
  await database.db
    .update(withdrawals)
    .set({ forwardedAt: sql`now()` })
    .where(isOwed);
}
