import "server-only";
import { and, isNull, lt, sql } from "drizzle-orm";

import { withdrawals } from "@/lib/db/schema/receipts";
import { contactMessages } from "@/lib/db/schema/site";
import type { Runtime } from "@/lib/services/runtime";

/** The privacy policy promises two years at most. */
export async function sweepMessages({ database }: Runtime) {
  await database.db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, sql`now() - interval '2 years'`));
  await database.db
    .delete(withdrawals)
    .where(and(isNull(withdrawals.orderId), lt(withdrawals.declaredAt, sql`now() - interval '2 years'`)));
}
