import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Study } from "@/lib/services/exam-reports/views";
import { readReport } from "@/lib/services/exams/read-report";
import type { UserCtx } from "@/lib/services/runtime";

/** A report of the caller's as it is studied. Throws `exam/unknown` and `exam/no-report`. */
export async function readStudy(ctx: UserCtx, { id }: { id: string }): Promise<Study> {
  await readReport(ctx, { id });
  throw new AppError("exam/no-report");
}
