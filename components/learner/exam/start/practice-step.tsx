"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";

import { SentNote } from "@/components/learner/account/section-card";
import { Waiting } from "@/components/learner/error-note";
import { ExamTaskName } from "@/components/learner/exam/exam-task-name";
import { useBlockedPaste } from "@/components/learner/exam/sit/use-blocked-paste";
import { practiceQuestion } from "@/components/learner/exam/start/practice-item";
import { PracticeQuestion } from "@/components/learner/exam/start/practice-question";
import { PracticeSpeaking } from "@/components/learner/exam/start/practice-speaking";
import { PracticeWriting } from "@/components/learner/exam/start/practice-writing";
import type { BeginExam } from "@/components/learner/exam/start/use-begin-exam";
import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Skill } from "@/lib/questions/define-schema";

type ItemProps = { onDone: () => void };

function Question({ skill, onDone }: ItemProps & { skill: Skill }) {
  const question = practiceQuestion(skill);
  return question ? <PracticeQuestion {...{ question, onDone }} /> : null;
}

const items: Record<Skill, ComponentType<ItemProps & { skill: Skill }>> = {
  reading: Question,
  listening: Question,
  writing: PracticeWriting,
  speaking: PracticeSpeaking,
};
/** A recording can be heard, and made again. */
const stays = { reading: false, listening: false, writing: false, speaking: true } as const;

function Item({ skill, onDone }: ItemProps & { skill: Skill }) {
  const t = useTranslations("Exam.write");
  const { wasBlocked, guards } = useBlockedPaste();
  const Practiced = items[skill];
  return (
    <div className="grid gap-3" data-practice={skill} {...guards}>
      <Practiced {...{ skill, onDone }} />
      <p role="status" data-blocked className="text-sm text-ink-soft empty:hidden">
        {wasBlocked ? t("noPaste") : null}
      </p>
    </div>
  );
}

function PracticeName({ skill }: { skill: Skill }) {
  const t = useTranslations("Learner.skills");
  const question = practiceQuestion(skill);
  return question ? <ExamTaskName task={question.type} /> : t(skill);
}

/** One item as what the exam begins with, which counts for nothing; then the press that begins. */
export function PracticeStep({ offer, begin }: { offer: ExamOffer; begin: BeginExam }) {
  const t = useTranslations("Exam.practice");
  const cost = useTranslations("Exam.cost");
  const [isDone, setIsDone] = useState(false);
  const { cost: paid } = offer;
  const skill = offer.sections[0]?.skill ?? "reading";
  const said = useRef<HTMLParagraphElement>(null);
  const isOver = isDone && !stays[skill];
  // Not on the button below: a key that is still held would begin the exam.
  useEffect(() => {
    if (isOver) said.current?.focus({ preventScroll: true });
  }, [isOver]);
  return (
    <>
      <section className="grid gap-3" aria-label={t("title")}>
        <h2 className="text-lg">
          {t("title")}{" "}
          <span className="font-normal text-ink-soft">
            <PracticeName skill={skill} />
          </span>
        </h2>
        <p className="max-w-text text-ink-soft">{t(`${skill}.text`)}</p>
        {isOver ? null : (
          <Suspense fallback={<Waiting lines={2} />}>
            <Item skill={skill} onDone={() => setIsDone(true)} />
          </Suspense>
        )}
        <p
          ref={said}
          tabIndex={-1}
          role="status"
          data-done
          className="rounded-card bg-teal-soft px-4 py-3 empty:hidden"
        >
          {isDone ? t(`${skill}.done`) : null}
        </p>
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
