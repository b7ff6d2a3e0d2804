"use client";

import { useTranslations } from "next-intl";

import { LanguageSwitch } from "@/components/learner/exam/sit/exam-language";
import { ClockChoice } from "@/components/learner/player/clock-choice";
import { LeaveExamSet } from "@/components/learner/player/end-set";
import { ExamModeName } from "@/components/learner/player/exam-mode-name";
import { LeaveTask } from "@/components/learner/player/leave-task";
import type { PracticeSet, SetItem } from "@/components/learner/queries";

type TaskHeadingProps = { set: PracticeSet; item: SetItem; stepsDone: number };

/** Which task it is, and how far the set has come. */
export function TaskHeading({ set, item, stepsDone }: TaskHeadingProps) {
  const t = useTranslations("Learner.player");
  const names = useTranslations("Questions.names");

  return (
    <div className="flex items-center justify-between gap-x-3 gap-y-1 max-md:pt-2">
      <h1 className="min-w-0 text-lg leading-snug">
        <span lang="en">{names(item.type)}</span>{" "}
        {set.items.length > 1 ? (
          <span className="font-normal whitespace-nowrap text-ink-soft tabular">
            {t("progress", { current: item.position + 1, total: set.items.length })}
          </span>
        ) : null}
        {item.stepCount > 1 ? (
          <span className="block text-sm font-normal text-ink-soft">
            {t("step", { current: Math.min(stepsDone + 1, item.stepCount), total: item.stepCount })}
          </span>
        ) : null}
        {set.multiplier === null ? null : (
          <span className="block text-sm font-normal text-ink-soft">
            <ExamModeName multiplier={set.multiplier} />
          </span>
        )}
      </h1>
      <div className="flex shrink-0 items-center gap-1">
        {set.multiplier === null ? (
          <>
            <ClockChoice />
            <LeaveTask />
          </>
        ) : (
          <>
            <LanguageSwitch />
            <LeaveExamSet setId={set.id} />
          </>
        )}
      </div>
    </div>
  );
}
