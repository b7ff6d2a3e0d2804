import "server-only";
import { eq } from "drizzle-orm";

import { users } from "@/lib/db/schema/identity";
import { readStudy } from "@/lib/services/exam-reports/read-study";
import { reportFile } from "@/lib/services/exam-reports/report-file";
import type { UserCtx } from "@/lib/services/runtime";

/** A report of the caller's as a file with their name, in their language. */
export async function makeReportFile(ctx: UserCtx, { id }: { id: string }): Promise<Uint8Array> {
  const { runtime, actor, locale } = ctx;
  await runtime.limits.consume("pdf.user", actor.userId);
  const { view } = await readStudy(ctx, { id });
  const [person] = await runtime.database.db.select().from(users).where(eq(users.id, actor.userId));
  return reportFile({ view, name: person?.nickname || null, locale, madeAt: runtime.now() });
}
