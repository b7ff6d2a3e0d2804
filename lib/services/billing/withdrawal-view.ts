import type { withdrawals } from "@/lib/db/schema/receipts";

/** A withdrawal as its buyer sees it. */
export function withdrawalView({ declaredAt, state, refund }: typeof withdrawals.$inferSelect) {
  return { declaredAt: declaredAt.toISOString(), state, refund };
}
