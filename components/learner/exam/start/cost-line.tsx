"use client";

import { useTranslations } from "next-intl";

import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";

/** What pays for it, and what is left of that. */
export function CostLine({ offer: { cost, creditsLeft } }: { offer: ExamOffer }) {
  const t = useTranslations("Exam.cost");
  return (
    <p className="font-semibold" data-cost={cost.by}>
      {t(cost.by, { count: cost.credits })}
      {creditsLeft === null ? null : ` ${t("left", { count: creditsLeft })}`}
    </p>
  );
}
