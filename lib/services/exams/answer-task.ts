import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Exam } from "@/lib/services/exams/views";
import type { UserCtx } from "@/lib/services/runtime";

export function answerTask(
  _ctx: UserCtx,
  _input: {
    id: string;
    position: number;
    tab: string;
    step: number;
    answer: Record<string, unknown> | null;
    millis: number;
    goesOn: boolean;
  },
): Promise<Exam> {
  throw new AppError("exam/unknown");
}
