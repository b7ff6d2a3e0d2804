"use client";

import { type LucideIcon, Ticket, Timer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Choice } from "@/components/learner/choice";
import { ExamTaskName } from "@/components/learner/exam/exam-task-name";
import { canScoreAny } from "@/components/learner/exam/start/can-score-any";
import { CostLine } from "@/components/learner/exam/start/cost-line";
import { Obstacle } from "@/components/learner/exam/start/obstacle";
import { SkillMark } from "@/components/learner/exam/skill-mark";
import { useIsPhone } from "@/components/learner/exam/start/use-is-phone";
import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { timeMultipliers, type TimeMultiplier } from "@/lib/core/exam-kinds";
import { skills } from "@/lib/questions/define-schema";

type AboutProps = {
  offer: ExamOffer;
  multiplier: TimeMultiplier;
  onMultiplier: (multiplier: TimeMultiplier) => void;
  onNext: () => void;
};

/** Everything that has to be said before: what is asked, how long, what it costs, and what will not be there. */
export function AboutStep({ offer, multiplier, onMultiplier, onNext }: AboutProps) {
  const t = useTranslations("Exam.about");
  const unheard = useTranslations("Exam.obstacle.unheard");
  const { availability, sections, seconds, unscored } = offer;
  const canScore = canScoreAny(offer);
  const isPhone = useIsPhone();
  const minutes = (time: number) => Math.round((time * multiplier) / 60);
  return (
    <>
      <Card className="grid gap-5">
        <ul className="grid gap-3">
          <Fact Icon={Timer}>
            <p className="font-semibold">
              {t("minutes", { usual: minutes(seconds.usual), most: minutes(seconds.most) })}
            </p>
            <p className="text-sm text-ink-soft">{t("simulated")}</p>
          </Fact>
          {canScore ? (
            <Fact Icon={Ticket}>
              <CostLine offer={offer} />
            </Fact>
          ) : null}
        </ul>
        <div className="grid gap-3 border-t border-line pt-5">
          <h2 className="text-lg">{t("sections", { count: sections.length })}</h2>
          <Sections sections={sections} />
        </div>
      </Card>
      {unscored.length > 0 && canScore ? <Unscored skills={unscored} /> : null}
      {!canScore && availability !== "unheard" ? <Card tone="mark">{unheard("text")}</Card> : null}
      {isPhone ? (
        <Card tone="mark" data-phone>
          {t("phone")}
        </Card>
      ) : null}
      <Multiplier value={multiplier} onChange={onMultiplier} />
      {availability === "open" ? (
        <Button size="lg" className="justify-self-start" data-next onClick={onNext}>
          {t("next")}
        </Button>
      ) : (
        <Obstacle offer={offer} />
      )}
    </>
  );
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-teal" />
      <div className="grid gap-0.5">{children}</div>
    </li>
  );
}

/** What is asked, by skill; each section once, in its order. */
function Sections({ sections }: Pick<ExamOffer, "sections">) {
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {skills
        .filter((each) => sections.some(({ skill }) => skill === each))
        .map((each) => (
          <li key={each} className="grid content-start gap-1">
            <SkillMark skill={each} />
            <ul>
              {sections
                .filter(({ skill }) => skill === each)
                .map(({ task, count }) => (
                  <li key={task} className="flex justify-between gap-3 border-b border-line py-1.5">
                    <ExamTaskName task={task} />
                    <span className="text-ink-soft tabular">{count}</span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

function Unscored({ skills }: { skills: ExamOffer["unscored"] }) {
  const t = useTranslations("Exam.about");
  const names = useTranslations("Learner.skills");
  const locale = useLocale();
  const list = new Intl.ListFormat(locale).format(skills.map((skill) => names(skill)));
  return (
    <Card tone="mark" data-unscored>
      {t("unscored", { list })}
    </Card>
  );
}

/** More time, as some have at the real test; the report says that it was there. */
function Multiplier({
  value,
  onChange,
}: {
  value: TimeMultiplier;
  onChange: (value: TimeMultiplier) => void;
}) {
  const t = useTranslations("Exam.about.time");
  const locale = useLocale();
  const factor = new Intl.NumberFormat(locale);
  return (
    <details className="rounded-card border border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("title")}</summary>
      <div className="grid gap-4 pt-1 pb-3">
        <p className="max-w-text text-ink-soft">{t("text")}</p>
        <Choice
          name="multiplier"
          legend={t("legend")}
          values={timeMultipliers}
          value={value}
          onChange={onChange}
          className="grid gap-2 sm:grid-cols-4"
        >
          {(each) => (each === 1 ? t("usual") : t("factor", { factor: factor.format(each) }))}
        </Choice>
      </div>
    </details>
  );
}
