"use client";

import { useTranslations } from "next-intl";

import { ErrorNote } from "@/components/learner/error-note";
import type { Part } from "@/components/learner/exam/sit/spoken-part";
import { useExamClock } from "@/components/learner/exam/task/use-exam-clock";
import { TimerBar } from "@/components/learner/player/timer-bar";
import { MicrophoneHelp } from "@/components/recorder/microphone-help";
import { useMicrophone } from "@/components/speaking/use-microphone";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** Somebody came back to a task that is spoken: its clock runs, and the microphone wants a press. */
export function SpokenResume({ part, onGoOn }: { part: Part; onGoOn: () => void }) {
  const t = useTranslations("Exam.speak");
  const clock = useExamClock({ ...part, run: part.part, begins: "display" }, true);
  const { open, fault, isOpening, error, dialog } = useMicrophone();
  async function goOn() {
    if (await open()) onGoOn();
  }
  return (
    <div className="grid gap-4">
      <TimerBar clock={clock} />
      <Card className="grid justify-items-start gap-4" data-resume>
        <p className="text-lg font-semibold">{t("runs")}</p>
        <p className="max-w-text text-ink-soft">{t("runsText")}</p>
        <Button size="lg" autoFocus data-speak-on busy={isOpening} onClick={() => void goOn()}>
          {t("goOn")}
        </Button>
      </Card>
      {error ? <ErrorNote error={error} /> : null}
      {fault ? <MicrophoneHelp fault={fault} onRetry={() => void goOn()} /> : null}
      {dialog}
    </div>
  );
}
