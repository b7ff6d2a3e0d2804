import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { officialResults } from "@/lib/db/schema/exam-reports";
import { users } from "@/lib/db/schema/identity";
import { estimateBefore } from "@/lib/services/exam-reports/estimate-before";
import type { OfficialResult } from "@/lib/services/exam-reports/views";
import type { UserCtx } from "@/lib/services/runtime";

const most = 10;
const view = ({ id, overall, takenOn }: typeof officialResults.$inferSelect) => ({ id, overall, takenOn });

export async function listOfficialResults({ runtime, actor }: UserCtx): Promise<OfficialResult[]> {
  const rows = await runtime.database.db
    .select()
    .from(officialResults)
    .where(eq(officialResults.userId, actor.userId))
    .orderBy(desc(officialResults.takenOn), desc(officialResults.id));
  return rows.map(view);
}

type Entered = { overall: number; takenOn: string };

/** Keeps what the caller got in the official test, who has agreed to it, beside what was last estimated before its day. */
export async function enterOfficialResult(
  ctx: UserCtx,
  { overall, takenOn }: Entered,
): Promise<OfficialResult> {
  const { runtime, actor } = ctx;
  await runtime.limits.consume("official.user", actor.userId);
  const now = runtime.now();
  // Somewhere it is already tomorrow.
  const latest = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  if (takenOn > latest || takenOn < "2016-01-01") throw new AppError("official/date");
  const estimate = await estimateBefore(ctx, takenOn);
  const row = { id: v7(), userId: actor.userId, overall, takenOn, estimate, agreedAt: now };
  await runtime.database.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for("update");
    const own = await tx.select().from(officialResults).where(eq(officialResults.userId, actor.userId));
    if (own.length >= most) throw new AppError("official/too-many");
    await tx.insert(officialResults).values(row);
  });
  return view(row);
}

export async function deleteOfficialResult({ runtime, actor }: UserCtx, { id }: { id: string }) {
  const gone = await runtime.database.db
    .delete(officialResults)
    .where(and(eq(officialResults.id, id), eq(officialResults.userId, actor.userId)))
    .returning({ id: officialResults.id });
  if (gone.length === 0) throw new AppError("request/not-found");
}
