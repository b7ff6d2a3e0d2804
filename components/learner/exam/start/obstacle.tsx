"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useLocation } from "wouter";

import { examsPath, sitPath } from "@/components/learner/exam/exam-paths";
import { examTaskName } from "@/components/learner/exam/exam-task-name";
import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { localePath } from "@/lib/i18n/locales";

/** Why it cannot be started now, and what to do about it. */
export function Obstacle({ offer }: { offer: ExamOffer }) {
  const t = useTranslations("Exam.obstacle");
  const locale = useLocale();
  const { availability, shortage } = offer;
  if (availability === "open") return null;
  const list = new Intl.ListFormat(locale).format(shortage.map(examTaskName));
  return (
    <Card tone="sunken" className="grid justify-items-start gap-3" data-obstacle={availability}>
      <p className="max-w-text">{t(`${availability}.text`, { list })}</p>
      <WayOut offer={offer} />
    </Card>
  );
}

function WayOut({ offer: { kind, availability, openId } }: { offer: ExamOffer }): ReactNode {
  const t = useTranslations("Exam.obstacle");
  const locale = useLocale();
  const [, navigate] = useLocation();
  if (availability === "running" && openId)
    return <Button onClick={() => navigate(sitPath(openId))}>{t("running.act")}</Button>;
  if (availability === "account-needed")
    return <LinkButton href={localePath(locale, "/register")}>{t("account-needed.act")}</LinkButton>;
  if (availability === "no-credit")
    return (
      <LinkButton href={`${localePath(locale, "/pricing")}${kind === "mock" ? "#mock-exams" : ""}`}>
        {t("no-credit.act")}
      </LinkButton>
    );
  return (
    <Button variant="secondary" onClick={() => navigate(examsPath)}>
      {t("other")}
    </Button>
  );
}
