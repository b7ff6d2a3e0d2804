import "server-only";
import { setTimeout as sleep } from "node:timers/promises";

import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { orders } from "@/lib/db/schema/billing";
import { TryLater } from "@/lib/integrations/jobs/try-later";
import type { Order } from "@/lib/services/billing/order";
import { OrderedPlan } from "@/lib/services/billing/ordered-plan";
import { readBalance } from "@/lib/services/billing/read-balance";
import { settleOrder } from "@/lib/services/billing/settle-order";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

/** A webhook gets this long before the provider is asked, and the provider this long between two questions. */
const quietMillis = 5_000;
/** An answer waits no longer for a slow provider; the question goes on behind it. */
const longestWait = 2_500;

const states = {
  created: "open",
  open: "open",
  pending: "pending",
  review: "pending",
  disputed: "pending",
  paid: "paid",
  failed: "failed",
  expired: "expired",
  refunded: "refunded",
} as const;

/** How an order stands. One that stays open is looked up at the provider, so that a lost webhook strands nobody. */
export async function readCheckoutStatus(ctx: UserCtx, input: { orderId: string }) {
  const { runtime, actor } = ctx;
  const { db } = runtime.database;
  const seen = await findOrder(runtime, input.orderId, actor.userId);
  const order = (await lookUp(runtime, seen)) ? await findOrder(runtime, seen.id, actor.userId) : seen;
  const plan = OrderedPlan.parse(order.plan);
  const balance = await readBalance(db, actor.userId, runtime.now());
  return {
    code: order.status === "paid" ? 1 : 0,
    state: states[order.status],
    id: order.id,
    amount: order.amount,
    vipEndTime: balance.vipEndTime?.toISOString() ?? null,
    vipDays: plan.days,
    examNum: plan.examNum,
    correctNum: plan.correctNum,
    // One pool serves both: each says how many of its kind the plan allows.
    write: plan.correctNum,
    speak: plan.correctNum,
    type: plan.type,
    tag: plan.tag,
  };
}

async function findOrder({ database }: Runtime, id: string, userId: string) {
  const [row] = await database.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  if (!row) throw new AppError("order/unknown");
  return row;
}

/** True when the provider was asked. */
async function lookUp(runtime: Runtime, order: Order) {
  const isOpen = order.status === "open" || order.status === "pending";
  const last = Math.max(order.createdAt.getTime(), order.checkedAt?.getTime() ?? 0);
  if (!isOpen || runtime.now().getTime() - last <= quietMillis) return false;
  const asked = settleOrder(runtime, order.id).catch((err: unknown) => {
    if (err instanceof TryLater) return;
    runtime.log.warn({ err, orderId: order.id }, "an order could not be looked up");
  });
  await Promise.race([asked, sleep(longestWait)]);
  return true;
}
