"use client";

import { useTranslations } from "next-intl";
import { Redirect } from "wouter";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { ExamLanguage } from "@/components/learner/exam/sit/exam-language";
import { type Exam, useExam } from "@/components/learner/exam/task/exam-queries";
import { RunningTask } from "@/components/learner/exam/task/running-task";
import { TaskFrame } from "@/components/learner/exam/task/task-frame";
import { diagnosticPath, resultPath } from "@/components/learner/learner-path";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

export const isRunning = ({ state }: Exam) => state === "ready" || state === "running";

/** The last quiet moment: after it the first clock runs. */
function Ready({ begin, busy }: { begin: () => void; busy: boolean }) {
  const t = useTranslations("Learner.diagnostic");
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl">{t("ready")}</h2>
      <p>{t("facts.timeText")}</p>
      <p className="text-ink-soft">{t("saving")}</p>
      <Button size="lg" busy={busy} onClick={begin}>
        {t("begin")}
      </Button>
    </Card>
  );
}

function Running({
  exam,
  onExam,
  onStale,
}: {
  exam: Exam;
  onExam: (exam: Exam) => void;
  onStale: () => void;
}) {
  const t = useTranslations("Learner.diagnostic");
  return (
    <TaskFrame exam={exam} title={t("title")} leaveTo={diagnosticPath}>
      <RunningTask
        exam={exam}
        onExam={onExam}
        onStale={onStale}
        before={(_task, begin, busy) => <Ready begin={begin} busy={busy} />}
      />
    </TaskFrame>
  );
}

/** One diagnostic while it runs; what came of it stands on a screen of its own. */
export function SittingScreen({ id }: { id: string }) {
  const { data: exam, error, mutate } = useExam(id);
  if (!exam) return error ? <ErrorNote error={error} onRetry={() => void mutate()} /> : <Waiting lines={4} />;
  if (!isRunning(exam)) return <Redirect to={resultPath(id)} replace />;
  return (
    <ExamLanguage starts="own">
      <Running
        exam={exam}
        onExam={(next) => void mutate(next, { revalidate: false })}
        onStale={() => void mutate()}
      />
    </ExamLanguage>
  );
}
