import "server-only";
import { count, desc } from "drizzle-orm";

import { operatorActs } from "@/lib/db/schema/operator";
import type { OperatorCtx } from "@/lib/services/operator/operator-ctx";
import type { ActPage } from "@/lib/services/operator/views";

/** What operators did, the newest first. */
export async function listActs(
  { runtime }: OperatorCtx,
  { page, size }: { page: number; size: number },
): Promise<ActPage> {
  const { db } = runtime.database;
  const [counted] = await db.select({ total: count() }).from(operatorActs);
  const rows = await db
    .select()
    .from(operatorActs)
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(size)
    .offset((page - 1) * size);
  const acts = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return { acts, total: counted?.total ?? 0, page, size };
}
