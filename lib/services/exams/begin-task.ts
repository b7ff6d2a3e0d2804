import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Exam } from "@/lib/services/exams/views";
import type { UserCtx } from "@/lib/services/runtime";

export function beginTask(
  _ctx: UserCtx,
  _input: {
    id: string;
    tab: string;
    index: number;
    position?: number | undefined;
    step: number;
    at: "display" | "first-play" | "audio-end";
  },
): Promise<Exam> {
  throw new AppError("exam/unknown");
}
