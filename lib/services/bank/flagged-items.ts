import "server-only";
import { asc, eq } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { itemFlags } from "@/lib/db/schema/calibration";

export type Flag = { id: string; reason: string };

/** Items that must not be asked any more; the next release retires them. */
export type FlaggedItems = (executor: Executor) => Promise<readonly Flag[]>;

/** What statistics found and an editor confirmed. What learners report is held back at once instead. */
export const flaggedItems: FlaggedItems = async (executor) => {
  const confirmed = await executor
    .select({ id: itemFlags.itemId, kind: itemFlags.kind, why: itemFlags.why })
    .from(itemFlags)
    .where(eq(itemFlags.status, "confirmed"))
    .orderBy(asc(itemFlags.decidedAt), asc(itemFlags.id));
  return confirmed.map(({ id, kind, why }) => ({ id, reason: `${kind}: ${why}` }));
};
