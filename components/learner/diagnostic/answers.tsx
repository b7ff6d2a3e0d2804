"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";

import { Waiting } from "@/components/learner/error-note";
import type { ExamReport } from "@/components/learner/exam/task/exam-queries";
import { ItemReviews } from "@/components/learner/player/item-reviews";

type Task = ExamReport["tasks"][number];
/** Opened one by one: a review brings its own code and recordings. */
function Task({ task, number }: { task: Task; number: number }) {
  const names = useTranslations("Questions.names");
  const [isOpen, setIsOpen] = useState(false);
  const type = task.items[0]?.view.type;
  if (!type) return null;
  return (
    <details
      className="group rounded-card border border-line bg-card"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 px-4 py-3 sm:px-5">
        <span>
          <span className="tabular">{number}.</span>{" "}
          <span lang="en" className="font-semibold">
            {names(type)}
          </span>
        </span>
        <ChevronDown aria-hidden size={20} className="text-teal group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-5 sm:px-5">
        {isOpen ? (
          <Suspense fallback={<Waiting />}>
            <ItemReviews items={task.items.map(({ view }) => view)} />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
}

/** What was right, with the reasons: nothing of it was shown before the end. */
export function Answers({ report }: { report: ExamReport }) {
  const t = useTranslations("Learner.diagnostic");
  return (
    <section data-part="answers" className="grid gap-3">
      <h2 className="text-xl">{t("answers")}</h2>
      {report.tasks.map((task, index) => (
        <Task key={task.index} task={task} number={index + 1} />
      ))}
    </section>
  );
}
