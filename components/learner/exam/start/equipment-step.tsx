"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { MicrophoneCard } from "@/components/learner/exam/start/microphone-card";
import { ScreenCard } from "@/components/learner/exam/start/screen-card";
import { SpeakerCard } from "@/components/learner/exam/start/speaker-card";
import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";
import { Button } from "@/components/ui/button";

type Checked = { microphone: boolean; speakers: boolean };

/** Microphone, sound and screen, as far as this exam needs them. Who goes on without one is told what that costs. */
export function EquipmentStep({ offer, onNext }: { offer: ExamOffer; onNext: () => void }) {
  const t = useTranslations("Exam.equipment");
  const skills = offer.sections.map(({ skill }) => skill);
  const speaks = skills.includes("speaking");
  const hears = speaks || skills.includes("listening");
  const [checked, setChecked] = useState<Checked>({ microphone: !speaks, speakers: !hears });
  const isFine = checked.microphone && checked.speakers;

  return (
    <>
      <p className="max-w-text text-ink-soft">{t("lead")}</p>
      <ul className="grid gap-3">
        {speaks ? (
          <MicrophoneCard onFine={() => setChecked((before) => ({ ...before, microphone: true }))} />
        ) : null}
        {hears ? (
          <SpeakerCard onFine={() => setChecked((before) => ({ ...before, speakers: true }))} />
        ) : null}
        <ScreenCard />
      </ul>
      <p role="status" data-without className="max-w-text text-ink-soft empty:hidden">
        {isFine ? null : t(checked.microphone ? "withoutSound" : "withoutMicrophone")}
      </p>
      <Button
        size="lg"
        variant={isFine ? "primary" : "secondary"}
        className="justify-self-start"
        data-next
        onClick={onNext}
      >
        {t(isFine ? "next" : "anyway")}
      </Button>
    </>
  );
}
