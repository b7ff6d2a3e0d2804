import "server-only";
import { v7 } from "uuid";

import { Plan } from "@/lib/content/schemas";
import type { Transaction } from "@/lib/db/database";
import { grants, type orders } from "@/lib/db/schema/billing";

/** Mock exams are valid this long after purchase. */
const examDays = 90;

/** Appends what the plan promised when it was ordered. The source is unique: a second call adds nothing. */
export async function grantOrder(tx: Transaction, order: typeof orders.$inferSelect, paidAt: Date) {
  const plan = Plan.parse(order.plan);
  const common = { userId: order.userId, orderId: order.id };
  const rows: (typeof grants.$inferInsert)[] = [];
  const source = (kind: string) => `order:${order.id}:${kind}`;
  if (plan.days > 0) {
    rows.push({
      ...common,
      id: v7(),
      kind: "vip",
      qty: plan.days,
      unlimited: plan.tag === "Pro",
      source: source("vip"),
    });
  }
  if (plan.examNum > 0) {
    const expiresAt = new Date(paidAt.getTime() + examDays * 86_400_000);
    rows.push({ ...common, id: v7(), kind: "exam", qty: plan.examNum, expiresAt, source: source("exam") });
  }
  if (plan.correctNum > 0) {
    rows.push({ ...common, id: v7(), kind: "correct", qty: plan.correctNum, source: source("correct") });
  }
  for (const row of rows) await tx.insert(grants).values(row).onConflictDoNothing({ target: grants.source });
}
