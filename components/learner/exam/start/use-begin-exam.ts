import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { useSend } from "@/components/learner/account/use-send";
import { sitPath } from "@/components/learner/exam/exam-paths";
import { startExam } from "@/components/learner/exam/task/exam-queries";
import { named } from "@/components/learner/queries";
import type { ExamKind, TimeMultiplier } from "@/lib/core/exam-kinds";

/** Makes the sitting, which sets aside what pays for it, and goes there. */
export function useBeginExam(kind: ExamKind, multiplier: TimeMultiplier) {
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const begin = () =>
    void send(async () => {
      const { id } = await startExam(kind, multiplier);
      void mutate(named("exams"));
      void mutate(named("user"));
      navigate(sitPath(id));
    });
  return { busy, error, begin };
}
export type BeginExam = ReturnType<typeof useBeginExam>;
