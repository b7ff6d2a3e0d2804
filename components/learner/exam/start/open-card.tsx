"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { sitPath } from "@/components/learner/exam/exam-paths";
import type { ExamSitting } from "@/components/learner/exam/start/exam-sitting";
import { useKindName } from "@/components/learner/exam/use-kind-name";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** A sitting that is not over: the first thing to do. */
export function OpenCard({ sitting }: { sitting: ExamSitting }) {
  const t = useTranslations("Exam.list");
  const kindName = useKindName();
  const format = useFormatter();
  const [, navigate] = useLocation();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Card tone="mark" className="grid justify-items-start gap-3" data-open={sitting.kind}>
      <p className="text-lg font-semibold">{t("open", { name: kindName(sitting.kind) })}</p>
      <p className="text-ink-soft">
        {t("begun", {
          time: format.dateTime(new Date(sitting.startedAt ?? sitting.createdAt), {
            dateStyle: "medium",
            timeStyle: "short",
            timeZone,
          }),
        })}
      </p>
      <Button size="lg" data-go-on onClick={() => navigate(sitPath(sitting.id))}>
        {t("goOn")}
      </Button>
    </Card>
  );
}
