import "server-only";
import { sql } from "drizzle-orm";
import { z } from "zod";

import type { Executor } from "@/lib/db/database";

const Rows = z.object({ rows: z.tuple([z.object({ now: z.coerce.date() })]) });

/** The database's clock: what expires does so for all processes at once, whatever their own clocks say. */
export async function readClock(executor: Executor) {
  const { rows } = Rows.parse(await executor.execute(sql`select now() as now`));
  return rows[0].now;
}
