import "server-only";

import type { UserCtx } from "@/lib/services/runtime";
import type { z } from "zod";

import type { ExamList } from "@/lib/services/exams/views";

export function listExams({ runtime }: UserCtx): Promise<z.infer<typeof ExamList>> {
  return Promise.resolve({ offers: [], sittings: [], now: runtime.now().toISOString() });
}
