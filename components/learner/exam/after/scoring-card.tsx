"use client";

import { useFormatter, useTranslations } from "next-intl";

import type { Exam } from "@/components/learner/exam/task/exam-queries";
import { Card } from "@/components/ui/card";
import { Progress, Spinner } from "@/components/ui/progress";

/** The last answer is in: what is scored already, how long it may take, and what happens if it takes longer. */
export function ScoringCard({ exam }: { exam: Exam }) {
  const t = useTranslations("Exam.after.scoring");
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { done, count, until } = exam.scoring ?? { done: 0, count: 0, until: null };
  return (
    <Card className="grid gap-4" data-after="scoring">
      <Spinner label={t("title")} />
      {count > 0 ? (
        <div className="grid gap-2">
          <Progress value={done} max={count} label={t("progress", { done, count })} />
          <p className="text-sm text-ink-soft tabular">{t("progress", { done, count })}</p>
        </div>
      ) : null}
      <p className="max-w-text">{t("text")}</p>
      {until && exam.charge.credits > 0 ? (
        <p className="max-w-text text-ink-soft">
          {t("until", { time: format.dateTime(new Date(until), { timeStyle: "short", timeZone }) })}
        </p>
      ) : null}
    </Card>
  );
}
