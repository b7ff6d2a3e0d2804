import "server-only";
import { and, isNull, sql } from "drizzle-orm";

import { items } from "@/lib/db/schema/bank";
import type { Runtime } from "@/lib/services/runtime";

/** Nobody is asked what needs a recording that could not be made, until it is there. Returns how many items that are. */
export async function leaveOut(runtime: Runtime, mediaId: string) {
  const uses = JSON.stringify([{ media: [{ mediaId }] }]);
  const left = await runtime.database.db
    .update(items)
    .set({ silentSince: sql`now()` })
    .where(and(isNull(items.silentSince), sql`${items.steps} @> ${uses}::jsonb`))
    .returning({ id: items.id });
  if (left.length === 0) return 0;
  runtime.log.warn({ mediaId, items: left }, "left out until their recording can be made");
  await runtime.events.publish(runtime.database.db, { kind: "bank.changed" });
  return left.length;
}
