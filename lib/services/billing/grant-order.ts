import "server-only";
import { v7 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { grants } from "@/lib/db/schema/billing";
import type { Order } from "@/lib/services/billing/settle-order";
import { OrderedPlan } from "@/lib/services/billing/ordered-plan";

/** Mock exams are valid this long after purchase. */
const examMillis = 90 * 24 * 60 * 60 * 1_000;

/** Appends what the plan promised when it was ordered. The source is unique: a second call adds nothing. */
export async function grantOrder(tx: Transaction, order: Order, paidAt: Date) {
  const { days, examNum, correctNum, tag } = OrderedPlan.parse(order.plan);
  const common = { userId: order.userId, orderId: order.id, startsAt: paidAt };
  const source = (kind: string) => `order:${order.id}:${kind}`;
  const promised: Omit<typeof grants.$inferInsert, "id">[] = [
    { ...common, kind: "vip", qty: days, unlimited: tag === "Pro", source: source("vip") },
    {
      ...common,
      kind: "exam",
      qty: examNum,
      expiresAt: new Date(paidAt.getTime() + examMillis),
      source: source("exam"),
    },
    { ...common, kind: "correct", qty: correctNum, source: source("correct") },
  ];
  for (const grant of promised.filter(({ qty }) => qty > 0)) {
    await tx
      .insert(grants)
      .values({ id: v7(), ...grant })
      .onConflictDoNothing({ target: grants.source });
  }
}
