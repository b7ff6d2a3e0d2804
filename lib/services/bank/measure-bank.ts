import "server-only";
import { count, desc, eq } from "drizzle-orm";
import { z } from "zod";

import type { Database } from "@/lib/db/database";
import { bankReleases, items } from "@/lib/db/schema/bank";
import { metrics } from "@/lib/services/operation/metrics";

const Released = z.object({
  published: z.record(z.string(), z.array(z.string())),
  retired: z.array(z.unknown()),
});

/** What is in use, and what the last release did. */
export async function measureBank(db: Database) {
  const { bankItems, bankReleased, bankReleasedAt } = metrics();
  bankItems.reset();
  for (const status of ["published", "waiting"] as const) {
    const counts = await db
      .select({ type: items.type, count: count() })
      .from(items)
      .where(eq(items.status, status))
      .groupBy(items.type);
    for (const { type, count: many } of counts) bankItems.set({ type, status }, many);
  }
  const [last] = await db.select().from(bankReleases).orderBy(desc(bankReleases.day)).limit(1);
  const { published, retired } = Released.parse(last ?? { published: {}, retired: [] });
  bankReleased.set({ change: "published" }, Object.values(published).flat().length);
  bankReleased.set({ change: "retired" }, retired.length);
  bankReleasedAt.set((last?.releasedAt.getTime() ?? 0) / 1_000);
}
