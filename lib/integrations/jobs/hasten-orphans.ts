import "server-only";
import { sql } from "drizzle-orm";

import type { SqlExecutor } from "@/lib/integrations/jobs/executor";

/** A job whose worker died did not fail: it starts again at once, not when its backoff is over. */
export async function hastenOrphans(executor: SqlExecutor): Promise<void> {
  await executor.execute(sql`
    update jobs.job set start_after = clock_timestamp()
    where state = 'retry' and start_after > clock_timestamp()
      and output #>> '{value,message}' = 'job heartbeat timeout'`);
}
