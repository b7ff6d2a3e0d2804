import "server-only";

import { AppError } from "@/lib/core/errors";
import type { SaveReply } from "@/lib/services/exams/views";
import type { UserCtx } from "@/lib/services/runtime";

export function saveAnswer(
  _ctx: UserCtx,
  _input: {
    id: string;
    position: number;
    tab: string;
    step: number;
    revision: number;
    answer: Record<string, unknown> | null;
    millis: number;
  },
): Promise<SaveReply> {
  throw new AppError("exam/unknown");
}
