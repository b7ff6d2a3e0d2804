import { useState } from "react";
import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { startExam, useExams } from "@/components/learner/exam/task/exam-queries";
import { diagnosticPath, resultPath } from "@/components/learner/learner-path";
import { named } from "@/components/learner/queries";
import { ensureSession } from "@/lib/api/client/sign";
import { readSession } from "@/lib/api/client/session-store";

/** The diagnostic that is open, the last one with a result, and the way into one. */
export function useDiagnostic() {
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const exams = useExams();
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const { data } = exams;
  const openId = data?.offers.find(({ kind }) => kind === "diagnostic")?.openId ?? null;
  const last = data?.sittings.find(({ kind, overall }) => kind === "diagnostic" && overall !== null) ?? null;
  const see = (id: string) => navigate(resultPath(id));
  const go = (id: string) => navigate(`${diagnosticPath}/${id}`);

  async function start() {
    if (openId) return go(openId);
    setState({ busy: true, error: null });
    try {
      await ensureSession();
      const exam = await startExam("diagnostic");
      await mutate([readSession()?.userId ?? null, "exam", exam.id], exam, { revalidate: false });
      void mutate(named("exams"));
      go(exam.id);
    } catch (error) {
      setState({ busy: false, error });
      void mutate(named("exams"));
    }
  }

  return { ...state, exams, openId, last, start, see };
}
