import "server-only";
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";

import { orders, paymentEvents } from "@/lib/db/schema/billing";
import { TryLater } from "@/lib/integrations/jobs/try-later";
import { applyPaymentEvent } from "@/lib/services/billing/apply-payment-event";
import { storeEvent } from "@/lib/services/billing/receive-webhook";
import { withdrawals } from "@/lib/db/schema/receipts";
import { settleOrder } from "@/lib/services/billing/settle-order";
import { settleWithdrawal } from "@/lib/services/billing/settle-withdrawal";
import type { Runtime } from "@/lib/services/runtime";

const batch = 100;
const eventDays = 3;

/** What webhooks and jobs missed: undelivered events, unapplied events, open orders. */
export async function reconcilePayments(runtime: Runtime): Promise<void> {
  const { db } = runtime.database;
  const since = new Date(runtime.now().getTime() - eventDays * 86_400_000);
  await attempt(runtime, async () => {
    for (const event of await runtime.payments.listUndelivered(since)) await storeEvent(runtime, event);
  });

  const waiting = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(isNull(paymentEvents.appliedAt), lt(paymentEvents.receivedAt, sql`now() - interval '5 minutes'`)),
    )
    .limit(batch);
  for (const { id } of waiting) await attempt(runtime, () => applyPaymentEvent(runtime, { eventId: id }));

  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ["open", "pending"]),
        isNotNull(orders.providerSessionId),
        or(isNull(orders.checkedAt), lt(orders.checkedAt, sql`now() - interval '5 minutes'`)),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(batch);
  for (const { id } of open) await attempt(runtime, () => settleOrder(runtime, id));

  await settleWithdrawals(runtime);

  await db
    .update(orders)
    .set({ status: "expired" })
    .where(and(eq(orders.status, "created"), lt(orders.createdAt, sql`now() - interval '1 day'`)));
}

/** Declarations whose job was given up, and those that wait for their payment. */
async function settleWithdrawals(runtime: Runtime) {
  const open = await runtime.database.db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.state, ["new", "waiting", "refunding", "by-hand"]),
        or(ne(withdrawals.state, "by-hand"), isNull(withdrawals.forwardedAt)),
        lt(withdrawals.declaredAt, sql`now() - interval '1 minute'`),
      ),
    )
    .limit(batch);
  for (const { id } of open) await attempt(runtime, () => settleWithdrawal(runtime, { withdrawalId: id }));
}

async function attempt(runtime: Runtime, work: () => Promise<unknown>) {
  await work().catch((err: unknown) => {
    if (!(err instanceof TryLater)) runtime.log.warn({ err }, "an order could not be reconciled");
  });
}
