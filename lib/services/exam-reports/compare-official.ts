import "server-only";
import { desc, isNotNull } from "drizzle-orm";

import { officialResults } from "@/lib/db/schema/exam-reports";
import { equate, equating } from "@/lib/exam/equate";
import type { Comparison } from "@/lib/services/exam-reports/views";
import type { Ctx } from "@/lib/services/runtime";

/** How estimates lie beside official results: one pair a learner, the newest. Below what is needed, only how many there are. */
export async function compareOfficial({ runtime, requester }: Ctx): Promise<Comparison> {
  await runtime.limits.consume("shared.address", requester);
  const rows = await runtime.database.db
    .selectDistinctOn([officialResults.userId], {
      estimate: officialResults.estimate,
      official: officialResults.overall,
    })
    .from(officialResults)
    .where(isNotNull(officialResults.estimate))
    .orderBy(officialResults.userId, desc(officialResults.id));
  const pairs = rows.flatMap(({ estimate, official }) => (estimate === null ? [] : [{ estimate, official }]));
  return { count: pairs.length, needed: equating.needed, rows: equate(pairs), version: equating.version };
}
