import "server-only";
import { lt } from "drizzle-orm";

import { practiceQuota } from "@/lib/db/schema/practice";
import type { Runtime } from "@/lib/services/runtime";

/** The counts of past days serve nobody. */
export async function sweepPractice(runtime: Runtime) {
  const yesterday = new Date(runtime.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  await runtime.database.db.delete(practiceQuota).where(lt(practiceQuota.day, yesterday));
}
