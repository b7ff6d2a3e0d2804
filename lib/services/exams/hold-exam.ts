import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Exam } from "@/lib/services/exams/views";
import type { UserCtx } from "@/lib/services/runtime";

export function holdExam(_ctx: UserCtx, _input: { id: string; tab: string }): Promise<Exam> {
  throw new AppError("exam/unknown");
}
