import "server-only";
import { eq } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";

/** There is something to practise. */
export async function isBankReady(executor: Executor) {
  const found = await executor
    .select({ id: items.id })
    .from(items)
    .where(eq(items.status, "published"))
    .limit(1);
  return found.length > 0;
}
