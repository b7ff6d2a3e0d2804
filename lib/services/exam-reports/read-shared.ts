import "server-only";
import { and, eq, gt } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { reportLinks } from "@/lib/db/schema/exam-reports";
import { ReportView } from "@/lib/questions/report-view";
import { sharedView } from "@/lib/services/exam-reports/shared-view";
import type { SharedReport } from "@/lib/services/exam-reports/views";
import { hashToken } from "@/lib/services/identity/tokens";
import type { Ctx } from "@/lib/services/runtime";

/** What a link shows. Throws `exam-link/gone` for one that ended, ran out or never was: nothing tells which. */
export async function readShared(
  { runtime, requester }: Ctx,
  { token }: { token: string },
): Promise<SharedReport> {
  await runtime.limits.consume("shared.address", requester);
  const [row] = await runtime.database.db
    .select()
    .from(reportLinks)
    .where(and(eq(reportLinks.tokenHash, hashToken(token)), gt(reportLinks.expiresAt, runtime.now())));
  if (!row) throw new AppError("exam-link/gone");
  const view = sharedView(ReportView.parse(row.view), row);
  return { name: row.name, expiresAt: row.expiresAt.toISOString(), view };
}
