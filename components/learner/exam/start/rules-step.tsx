"use client";

import { useTranslations } from "next-intl";

import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

const rules = ["forward", "clock", "language", "paste", "breaks", "oneTab", "feedback"] as const;

/** What is otherwise than in practice. */
export function RulesStep({ offer, onNext }: { offer: ExamOffer; onNext: () => void }) {
  const t = useTranslations("Exam.rules");
  const speaks = offer.sections.some(({ skill }) => skill === "speaking");
  const shown = [...rules, ...(speaks ? (["oneTake"] as const) : [])];
  return (
    <>
      <Card className="grid gap-3">
        <h2 className="text-lg">{t("title")}</h2>
        <ul className="grid list-disc gap-2 ps-5">
          {shown.map((rule) => (
            <li key={rule} className="max-w-text">
              {t(rule)}
            </li>
          ))}
        </ul>
      </Card>
      <Button size="lg" autoFocus className="justify-self-start" data-next onClick={onNext}>
        {t("next")}
      </Button>
    </>
  );
}
