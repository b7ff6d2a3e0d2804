"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useLocation } from "wouter";

import { LanguageSwitch } from "@/components/learner/exam/sit/exam-language";
import type { Exam } from "@/components/learner/exam/task/exam-queries";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";
import { IconButton } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { correctedTaskNames } from "@/lib/content/corrected-task-names";
import { isQuestionType } from "@/lib/questions/types";

/** Tasks have one English name everywhere. */
function useTaskName(task: Exam["task"]) {
  const names = useTranslations("Questions.names");
  if (!task) return null;
  return isQuestionType(task.task) ? names(task.task) : correctedTaskNames[task.task];
}

type TaskFrameProps = { exam: Exam; title: string; leaveTo: string; children: ReactNode };

/** The frame of a sitting: which task of how many, and the way out. Nothing else is on the screen. */
export function TaskFrame({ exam, title, leaveTo, children }: TaskFrameProps) {
  const t = useTranslations("Learner.diagnostic");
  const [, navigate] = useLocation();
  const { task, tasks } = exam;
  const current = Math.min(tasks.done + 1, tasks.count);
  const name = useTaskName(task);
  const place = t("place", { current, total: tasks.count });
  useScreenTitle(`${title}: ${place}`);
  useScreenTop(String(task?.index ?? -1));

  return (
    <section
      data-task
      aria-label={title}
      className="max-w-3xl mx-auto flex w-full flex-col gap-4 pb-[var(--keyboard,0px)] max-md:min-h-[calc(100dvh-1rem)]"
    >
      <div className="flex items-center justify-between gap-3 max-md:pt-2">
        <h1 className="min-w-0 text-lg leading-snug">
          {name ? <span lang="en">{name}</span> : title}{" "}
          <span className="font-normal whitespace-nowrap text-ink-soft tabular">{place}</span>
        </h1>
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          <IconButton label={t("leave")} title={t("leaveText")} onClick={() => navigate(leaveTo)}>
            <X aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
      <Progress value={tasks.done} max={tasks.count} label={place} />
      {children}
    </section>
  );
}
