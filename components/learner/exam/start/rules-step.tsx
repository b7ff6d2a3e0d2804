"use client";

import { useTranslations } from "next-intl";

import { SentNote } from "@/components/learner/account/section-card";
import { ConsentLine } from "@/components/learner/consents/consent-line";
import { useTextConsent } from "@/components/learner/exam/start/use-text-consent";
import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Skill } from "@/lib/questions/define-schema";

const rules = ["forward", "clock", "language", "paste", "breaks", "oneTab", "feedback"] as const;

/** What is otherwise than in practice; and, before anything is written, whether it may leave the installation. */
export function RulesStep({ offer, onNext }: { offer: ExamOffer; onNext: () => void }) {
  const t = useTranslations("Exam.rules");
  const asks = (wanted: Skill) => offer.sections.some(({ skill }) => skill === wanted);
  const [speaks, writes] = [asks("speaking"), asks("writing")];
  const consent = useTextConsent(writes, onNext);
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
      {writes ? <ConsentLine kind="hosted-text" /> : null}
      <Button size="lg" className="justify-self-start" data-next busy={consent.busy} onClick={consent.next}>
        {t("next")}
      </Button>
      <SentNote error={consent.error} />
      {consent.dialog}
    </>
  );
}
