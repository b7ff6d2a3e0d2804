"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useLocation } from "wouter";

import { ScoringCard } from "@/components/learner/exam/after/scoring-card";
import { useKindName } from "@/components/learner/exam/use-kind-name";
import { examsPath, reportPath, sitPath } from "@/components/learner/exam/exam-paths";
import { type Exam, useExam } from "@/components/learner/exam/task/exam-queries";
import { Loaded } from "@/components/learner/loaded";
import { useScreenTitle } from "@/components/learner/use-screen";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** It runs, and nobody is at it here: what waits, how long, and the way on. */
function Waits({ exam }: { exam: Exam }) {
  const t = useTranslations("Exam.after");
  const format = useFormatter();
  const [, navigate] = useLocation();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { done, count } = exam.tasks;
  return (
    <Card className="grid justify-items-start gap-4" data-after="waits">
      <p className="text-lg font-semibold">{t("waits.title", { done, count })}</p>
      <p className="max-w-text">{t(exam.task?.state === "running" ? "waits.running" : "waits.text")}</p>
      <p className="max-w-text empty:hidden">
        {exam.waitsUntil
          ? t("waits.until", {
              time: format.dateTime(new Date(exam.waitsUntil), {
                dateStyle: "medium",
                timeStyle: "short",
                timeZone,
              }),
            })
          : null}
      </p>
      <Button size="lg" autoFocus data-go-on onClick={() => navigate(sitPath(exam.id))}>
        {t("waits.act")}
      </Button>
    </Card>
  );
}

/** What became of a sitting without a score, and of what was paid. */
function Ended({ exam }: { exam: Exam }) {
  const t = useTranslations("Exam.after");
  const [, navigate] = useLocation();
  const { state, charge } = exam;
  const reason = state === "failed" || state === "expired" ? state : "givenUp";
  return (
    <Card className="grid justify-items-start gap-4" data-after={reason}>
      <p className="text-lg font-semibold">{t(`${reason}.title`)}</p>
      <p className="max-w-text">{t(`${reason}.text`)}</p>
      <p className="max-w-text empty:hidden">
        {charge.state === "back" ? t("back") : charge.state === "taken" ? t("taken") : null}
      </p>
      <Button size="lg" onClick={() => navigate(examsPath)}>
        {t("toExams")}
      </Button>
    </Card>
  );
}

function Ready({ exam }: { exam: Exam }) {
  const t = useTranslations("Exam.after");
  const [, navigate] = useLocation();
  return (
    <Card className="grid justify-items-start gap-4" data-after="done">
      <p role="status" className="text-lg font-semibold">
        {t("done.title")}
      </p>
      <p className="max-w-text">{t("done.text")}</p>
      <Button size="lg" autoFocus data-report onClick={() => navigate(reportPath(exam.id))}>
        {t("done.act")}
      </Button>
    </Card>
  );
}

function State({ exam }: { exam: Exam }) {
  const { state, hasReport } = exam;
  if (state === "ready" || state === "running") return <Waits exam={exam} />;
  if (state === "scoring") return <ScoringCard exam={exam} />;
  return hasReport ? <Ready exam={exam} /> : <Ended exam={exam} />;
}

const lookEvery = 4_000;

/** How one sitting stands. */
export function SittingScreen({ id }: { id: string }) {
  const query = useExam(id);
  const { data, mutate } = query;
  const isScoring = data?.state === "scoring";
  useEffect(() => {
    if (!isScoring) return;
    const timer = window.setInterval(() => void mutate(), lookEvery);
    return () => window.clearInterval(timer);
  }, [isScoring, mutate]);
  const t = useTranslations("Learner.exam");
  const kindName = useKindName();
  const title = query.data ? kindName(query.data.kind) : t("title");
  useScreenTitle(title);
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <Loaded query={query} lines={3}>
        {(exam) => <State exam={exam} />}
      </Loaded>
    </>
  );
}
