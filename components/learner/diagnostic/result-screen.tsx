"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { Link, Redirect } from "wouter";

import { DiagnosticResult } from "@/components/learner/diagnostic/diagnostic-result";
import { isRunning } from "@/components/learner/diagnostic/sitting-screen";
import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { useExam } from "@/components/learner/exam/task/exam-queries";
import { diagnosticPath } from "@/components/learner/learner-path";
import { named } from "@/components/learner/queries";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

const poll = 2_000;

function NoResult() {
  const t = useTranslations("Learner.diagnostic");
  return (
    <EmptyState
      title={t("noneTitle")}
      text={t("noneText")}
      action={
        <Link href={diagnosticPath} className={buttonClass()}>
          {t("again")}
        </Link>
      }
    />
  );
}

function Scoring() {
  const t = useTranslations("Learner.diagnostic");
  return (
    <>
      <p role="status">{t("scoring")}</p>
      <Waiting lines={4} />
    </>
  );
}

/** What came of a diagnostic, as soon as it is known. */
export function ResultScreen({ id }: { id: string }) {
  const { mutate: mutateAll } = useSWRConfig();
  const known = useExam(id);
  const isScoring = known.data?.state === "scoring";
  const { data: exam, error, mutate } = useExam(id, isScoring ? poll : 0);
  const isDone = exam?.state === "done";

  // With its result the path is another.
  useEffect(() => {
    if (isDone) for (const name of ["exams", "path"]) void mutateAll(named(name));
  }, [isDone, mutateAll]);

  if (!exam) return error ? <ErrorNote error={error} onRetry={() => void mutate()} /> : <Waiting lines={4} />;
  if (isRunning(exam)) return <Redirect to={`${diagnosticPath}/${id}`} replace />;
  if (exam.state === "scoring") return <Scoring />;
  return exam.hasReport ? <DiagnosticResult id={id} /> : <NoResult />;
}
