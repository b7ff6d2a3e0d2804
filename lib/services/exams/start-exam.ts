import "server-only";

import { AppError } from "@/lib/core/errors";
import type { ExamKind, TimeMultiplier } from "@/lib/core/exam-kinds";
import type { Exam } from "@/lib/services/exams/views";
import type { UserCtx } from "@/lib/services/runtime";

export function startExam(
  _ctx: UserCtx,
  _input: { key: string; kind: ExamKind; multiplier: TimeMultiplier; tab: string },
): Promise<Exam> {
  throw new AppError("exam/unknown");
}
