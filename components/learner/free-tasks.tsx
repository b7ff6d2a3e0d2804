"use client";

import { useTranslations } from "next-intl";
import { Link } from "wouter";

import { taskPath } from "@/components/learner/corrections/correction-paths";
import { TaskPicture } from "@/components/site/task-picture";
import { taskNames } from "@/lib/content/task-names";
import { speakingTasks, writingTasks } from "@/lib/core/corrected-tasks";

const tasks = [...writingTasks, ...speakingTasks].flatMap((task) =>
  task === "free-text" || task === "summarize-the-conversation" ? [] : [task],
);

/** The tasks that are no sets: a prompt is written or spoken about. */
export function FreeTasks() {
  const t = useTranslations("Learner.practice");
  return (
    <section aria-labelledby="free-tasks" className="grid gap-3">
      <h2 id="free-tasks" className="text-xl">
        {t("free")}
      </h2>
      <p className="max-w-text text-ink-soft">{t("freeText")}</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {tasks.map((task) => (
          <li key={task}>
            <Link
              href={taskPath(task)}
              data-free-task={task}
              className="flex h-full min-h-16 items-center gap-4 rounded-card border border-line-strong bg-card px-4 py-3 text-ink no-underline hover:border-teal hover:bg-teal-soft"
            >
              <span className="block w-14 shrink-0" aria-hidden>
                <TaskPicture type={task} />
              </span>
              <span lang="en" translate="no" className="font-semibold">
                {taskNames[task]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
