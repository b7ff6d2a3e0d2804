import "server-only";
import { and, eq, exists, inArray, lt, not, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { uses } from "@/lib/db/schema/billing";
import { exams } from "@/lib/db/schema/exams";
import type { Runtime } from "@/lib/services/runtime";

/** A sitting may last longer; it ends its own. */
const isOfOpenExam = (db: Executor) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(exams)
      .where(
        and(
          inArray(exams.state, ["ready", "running", "scoring"]),
          sql`${uses.id} ^@ ('exam:' || ${exams.id}::text)`,
          eq(exams.userId, uses.userId),
        ),
      ),
  );

/** Gives back credits whose act never ended. */
export async function sweepLedger(runtime: Runtime): Promise<void> {
  await runtime.database.db
    .update(uses)
    .set({ status: "released", settledAt: sql`now()` })
    .where(
      and(
        eq(uses.status, "reserved"),
        lt(uses.createdAt, sql`now() - interval '1 day'`),
        not(isOfOpenExam(runtime.database.db)),
      ),
    );
}
