import "server-only";
import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { orders } from "@/lib/db/schema/billing";
import type { Locale } from "@/lib/i18n/locales";
import { declareWithdrawal } from "@/lib/services/billing/declare-withdrawal";
import { withdrawalView } from "@/lib/services/billing/withdrawal-view";
import type { UserCtx } from "@/lib/services/runtime";

type Input = { orderId: string; name: string; email: string; locale: Locale };

/** Somebody withdraws from a purchase of their own: acknowledged at once, the money follows by a job. */
export async function withdrawOrder({ runtime, actor }: UserCtx, input: Input) {
  await runtime.limits.consume("withdraw.user", actor.userId);
  const { orderId, ...person } = input;
  const declared = await runtime.database.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, actor.userId)))
      .for("update");
    if (!order) throw new AppError("order/unknown");
    return declareWithdrawal(runtime, tx, order, { ...person, named: order.id });
  });
  return withdrawalView(declared);
}
