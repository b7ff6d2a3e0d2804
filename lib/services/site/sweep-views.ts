import "server-only";
import { lt, sql } from "drizzle-orm";

import { pageViews } from "@/lib/db/schema/site";
import type { Runtime } from "@/lib/services/runtime";

const keptDays = 400;

/** Page views are compared with those of a year before, and then go. */
export async function sweepViews({ database }: Runtime) {
  await database.db
    .delete(pageViews)
    .where(
      lt(
        pageViews.day,
        sql`to_char(now() at time zone 'UTC' - make_interval(days => ${keptDays}), 'YYYY-MM-DD')`,
      ),
    );
}
