import "server-only";
import { and, eq } from "drizzle-orm";

import { Plan } from "@/lib/content/schemas";
import { AppError } from "@/lib/core/errors";
import { orders } from "@/lib/db/schema/billing";
import { readBalance } from "@/lib/services/billing/read-balance";
import { settleOrder } from "@/lib/services/billing/settle-order";
import type { UserCtx } from "@/lib/services/runtime";

const patienceMillis = 3_000;

const states = {
  created: "open",
  open: "open",
  pending: "pending",
  review: "pending",
  paid: "paid",
  failed: "failed",
  expired: "expired",
  refunded: "refunded",
  disputed: "refunded",
} as const;

/** How an order stands. One that stays open is looked up at the provider, so that a lost webhook strands nobody. */
export async function readCheckoutStatus(ctx: UserCtx, input: { orderId: string }) {
  const { runtime, actor } = ctx;
  const { db } = runtime.database;
  const find = async () => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, input.orderId), eq(orders.userId, actor.userId)));
    if (!row) throw new AppError("order/unknown");
    return row;
  };
  let order = await find();
  const now = runtime.now();
  const seen = (order.checkedAt ?? order.createdAt).getTime();
  const isOpen = order.status === "open" || order.status === "pending";
  if (isOpen && now.getTime() - seen > patienceMillis) {
    await settleOrder(runtime, order.id).catch((err: unknown) =>
      runtime.log.warn({ err }, "an order could not be looked up"),
    );
    order = await find();
  }
  const plan = Plan.parse(order.plan);
  const balance = await readBalance(db, actor.userId, now);
  return {
    code: order.status === "paid" ? 1 : 0,
    state: states[order.status],
    id: order.id,
    amount: order.amount,
    vipEndTime: balance.vipEndTime?.toISOString() ?? null,
    vipDays: plan.days,
    examNum: plan.examNum,
    correctNum: plan.correctNum,
    write: 0,
    speak: 0,
    type: plan.type,
    tag: plan.tag,
  };
}
