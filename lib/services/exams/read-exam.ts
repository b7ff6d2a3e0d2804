import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Exam } from "@/lib/services/exams/views";
import type { UserCtx } from "@/lib/services/runtime";

export function readExam(_ctx: UserCtx, _input: { id: string; tab?: string | undefined }): Promise<Exam> {
  throw new AppError("exam/unknown");
}
