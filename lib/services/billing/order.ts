import type { orders } from "@/lib/db/schema/billing";

/** A purchase, as its row says. */
export type Order = typeof orders.$inferSelect;
