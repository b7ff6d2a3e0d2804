"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Suspense, use, useState } from "react";

import { Waiting } from "@/components/learner/error-note";
import type { ExamReport } from "@/components/learner/exam/task/exam-queries";
import { ItemReview } from "@/components/learner/player/item-result";
import { isRoundType, loadRound } from "@/components/questions/registry";
import type { RoundType } from "@/lib/questions/types";

type Task = ExamReport["tasks"][number];
type Item = Task["items"][number]["view"];

function Round({ type, items }: { type: RoundType; items: readonly Item[] }) {
  const { Result } = loadRound.arrived(type) ?? use(loadRound(type));
  const reviews = items.flatMap(({ steps }) => {
    const review = steps[0]?.result?.review;
    return review ? [review] : [];
  });
  return <Result reviews={reviews} />;
}

function Shown({ task }: { task: Task }) {
  const items = task.items.map(({ view }) => view);
  const [first] = items;
  if (!first) return null;
  return (
    <>
      {items.length > 1 && isRoundType(first.type) ? <Round type={first.type} items={items} /> : null}
      <ul className="grid gap-6 divide-y divide-line">
        {items.map((item) => (
          <li key={item.position} className="grid gap-4 not-first:pt-6">
            <ItemReview item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

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
            <Shown task={task} />
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
