"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { spokenTask } from "@/components/learner/corrections/correction-paths";
import { TaskName } from "@/components/learner/corrections/task-name";
import { correctionsPath } from "@/components/learner/learner-path";
import { ClockChoice } from "@/components/learner/player/clock-choice";
import { IconButton } from "@/components/ui/button";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

type EditorHeadingProps = { task: CorrectedTask; hasClock: boolean; isRevision: boolean };

/** Which task it is, its clock, and the way out. */
export function EditorHeading({ task, hasClock, isRevision }: EditorHeadingProps) {
  const t = useTranslations("Corrections.write");
  const [, navigate] = useLocation();
  const isSpoken = spokenTask(task) !== null;
  return (
    <div className="flex items-center justify-between gap-3 max-md:pt-2">
      <h1 className="min-w-0 text-lg leading-snug">
        <TaskName task={task} />
        {isRevision ? <span className="block text-sm font-normal text-ink-soft">{t("revision")}</span> : null}
      </h1>
      <div className="flex shrink-0 items-center gap-1">
        {hasClock ? <ClockChoice /> : null}
        <IconButton label={t(isSpoken ? "leaveSpoken" : "leave")} onClick={() => navigate(correctionsPath)}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
    </div>
  );
}
