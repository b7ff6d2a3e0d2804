import "server-only";

import { AppError } from "@/lib/core/errors";
import type { ExamReportView } from "@/lib/services/exams/report-views";
import type { UserCtx } from "@/lib/services/runtime";

export function readReport(_ctx: UserCtx, _input: { id: string }): Promise<ExamReportView> {
  throw new AppError("exam/unknown");
}
