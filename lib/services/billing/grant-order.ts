import "server-only";
import { v7 } from "uuid";

import { examCreditDays } from "@/lib/core/products";
import type { Transaction } from "@/lib/db/database";
import { grants } from "@/lib/db/schema/billing";
import type { Order } from "@/lib/services/billing/order";
import { OrderedPlan } from "@/lib/services/billing/ordered-plan";

/** Appends what the plan promised when it was ordered. The source is unique: a second call adds nothing. */
export async function grantOrder(tx: Transaction, order: Order, paidAt: Date) {
  const { days, examNum, correctNum, tag } = OrderedPlan.parse(order.plan);
  const isPro = tag === "Pro";
  const common = { userId: order.userId, orderId: order.id, startsAt: paidAt };
  const source = (kind: string) => `order:${order.id}:${kind}`;
  const promised: Omit<typeof grants.$inferInsert, "id">[] = [
    { ...common, kind: "vip", qty: days, unlimited: isPro, source: source("vip") },
    { ...common, kind: "exam", qty: examNum, validDays: examCreditDays, source: source("exam") },
    { ...common, kind: "correct", qty: correctNum, source: source("correct") },
    { ...common, kind: "correct", qty: isPro ? days : 0, unlimited: true, source: source("unlimited") },
  ];
  for (const grant of promised.filter(({ qty }) => qty > 0)) {
    await tx
      .insert(grants)
      .values({ id: v7(), ...grant })
      .onConflictDoNothing({ target: grants.source });
  }
}
