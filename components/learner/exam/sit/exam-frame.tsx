"use client";

import { DoorOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

import { ExamTaskName } from "@/components/learner/exam/exam-task-name";
import { EndDialog } from "@/components/learner/exam/sit/end-dialog";
import { LanguageSwitch } from "@/components/learner/exam/sit/exam-language";
import type { Exam } from "@/components/learner/exam/task/exam-queries";
import { IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { LogoMark } from "@/components/ui/logo";

type FrameProps = { exam: Exam; onExam: (exam: Exam) => void; children: ReactNode };

/** Which section it is, and where in it. */
function Place({ exam }: { exam: Exam }) {
  const t = useTranslations("Exam.sit");
  const { task, sections } = exam;
  if (!task) return null;
  const section = sections.findIndex((each) => each.task === task.task) + 1;
  return (
    <p className="min-w-0 leading-snug">
      <span className="block truncate font-semibold">
        <ExamTaskName task={task.task} />
        {task.place.of > 1 ? (
          <span className="font-normal whitespace-nowrap text-ink-soft tabular">
            {" "}
            {t("place", { number: task.place.number, of: task.place.of })}
          </span>
        ) : null}
      </span>
      <span className="block text-sm text-ink-soft tabular">
        {t("section", { number: section, of: sections.length })}
      </span>
    </p>
  );
}

/** The sections one after the other, each as far as it is done; the clock below it is the only whole bar. */
function Sections({ sections, task, tasks: { done, count } }: Pick<Exam, "sections" | "task" | "tasks">) {
  const t = useTranslations("Exam.sit");
  return (
    <div
      role="progressbar"
      aria-label={t("progress", { done, count })}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={done}
      className="flex gap-1"
    >
      {sections.map((section) => (
        <span
          key={section.task}
          className={classNames(
            "h-1.5 flex-1 overflow-hidden rounded-full",
            section.task === task?.task ? "bg-teal/35" : "bg-line",
          )}
        >
          <span
            className="block h-full bg-teal"
            style={{ width: `${(100 * section.done) / Math.max(1, section.count)}%` }}
          />
        </span>
      ))}
    </div>
  );
}

/** The exam has the whole screen: where one is, the language, the way out, and the task. Nothing else. */
export function ExamFrame({ exam, onExam, children }: FrameProps) {
  const t = useTranslations("Exam.sit");
  const [isEnding, setIsEnding] = useState(false);

  return (
    <div data-exam={exam.state} className="flex min-h-[calc(100dvh-2rem)] flex-col gap-4 max-md:min-h-dvh">
      <header className="grid grid-cols-1 gap-3 max-md:pt-3">
        <div className="flex items-center gap-x-3">
          <LogoMark className="size-8 shrink-0 max-sm:hidden" />
          <div className="min-w-0 grow">
            <Place exam={exam} />
          </div>
          <LanguageSwitch />
          <IconButton label={t("leave")} data-end onClick={() => setIsEnding(true)}>
            <DoorOpen aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
        <Sections sections={exam.sections} task={exam.task} tasks={exam.tasks} />
      </header>
      {children}
      {isEnding ? <EndDialog exam={exam} onExam={onExam} onClose={() => setIsEnding(false)} /> : null}
    </div>
  );
}
