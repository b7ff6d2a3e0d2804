"use client";

import { useTranslations } from "next-intl";
import { Suspense, useEffect, useRef, useState } from "react";

import { SentNote } from "@/components/learner/account/section-card";
import { Waiting } from "@/components/learner/error-note";
import { ExamTaskName } from "@/components/learner/exam/exam-task-name";
import { practiceItem } from "@/components/learner/exam/start/practice-item";
import type { BeginExam } from "@/components/learner/exam/start/use-begin-exam";
import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";
import { useStepPlayer } from "@/components/learner/player/step-view";
import { TaskCard } from "@/components/learner/player/task-card";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

const nothing = () => undefined;

function PracticeItem({ onDone }: { onDone: () => void }) {
  const { type, kind, prompt } = practiceItem;
  const { Step } = useStepPlayer(type, kind);
  return (
    <TaskCard>
      <Step
        {...{ prompt, place: "practice-item", seconds: null, media: [], phase: "answer", disabled: false }}
        {...{
          heard: 0,
          onHear: nothing,
          onWait: nothing,
          earlier: [],
          onFirstPlay: nothing,
          onEase: nothing,
          isStrict: true,
        }}
        {...{ onAudioEnd: nothing, draft: null, onDraft: nothing, onAnswer: onDone }}
      />
    </TaskCard>
  );
}

/** One item as it will be, which counts for nothing; then the press that begins. */
export function PracticeStep({ offer, begin }: { offer: ExamOffer; begin: BeginExam }) {
  const t = useTranslations("Exam.practice");
  const cost = useTranslations("Exam.cost");
  const [isDone, setIsDone] = useState(false);
  const { cost: paid } = offer;
  const said = useRef<HTMLParagraphElement>(null);
  // Not on the button below: a key that is still held would begin the exam.
  useEffect(() => {
    if (isDone) said.current?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <>
      <section className="grid gap-3" aria-label={t("title")}>
        <h2 className="text-lg">
          {t("title")}: <ExamTaskName task={practiceItem.type} />
        </h2>
        <p className="max-w-text text-ink-soft">{t("text")}</p>
        {isDone ? (
          <p ref={said} tabIndex={-1} role="status" className="rounded-card bg-teal-soft px-4 py-3">
            {t("done")}
          </p>
        ) : (
          <Suspense fallback={<Waiting lines={2} />}>
            <PracticeItem onDone={() => setIsDone(true)} />
          </Suspense>
        )}
      </section>
      <Card className="grid justify-items-start gap-3">
        <p className="max-w-text">{t("ready")}</p>
        <p className="max-w-text empty:hidden">{paid.credits > 0 ? cost("reserved") : null}</p>
        <Button
          size="lg"
          variant={isDone ? "primary" : "secondary"}
          data-begin-exam
          busy={begin.busy}
          onClick={begin.begin}
        >
          {t("start")}
        </Button>
        <SentNote error={begin.error} />
      </Card>
    </>
  );
}
