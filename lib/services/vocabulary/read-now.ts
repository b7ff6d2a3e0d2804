import "server-only";
import { sql } from "drizzle-orm";
import { z } from "zod";

import type { Executor } from "@/lib/db/database";
import type { Runtime } from "@/lib/services/runtime";

const Answer = z.object({ rows: z.tuple([z.object({ now: z.coerce.date() })]) });

/** The database's time. */
export async function readNow(executor: Executor, runtime: Runtime): Promise<Date> {
  const answer = await executor.execute(sql`select ${runtime.clock.databaseNow()} as now`);
  return Answer.parse(answer).rows[0].now;
}
