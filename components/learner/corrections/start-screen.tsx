"use client";

import { useLocale, useTranslations } from "next-intl";
import { Link } from "wouter";

import { ConsentLine } from "@/components/learner/consents/consent-line";
import { promptPath, revisePath, taskPath } from "@/components/learner/corrections/correction-paths";
import { durationIn } from "@/components/learner/corrections/duration";
import { type Tasks, useDrafts, useTasks } from "@/components/learner/corrections/corrections-queries";
import { creditStateOf } from "@/components/learner/corrections/credit-state";
import { CorrectionHistory } from "@/components/learner/corrections/list/correction-list";
import { TaskName } from "@/components/learner/corrections/task-name";
import { Loaded } from "@/components/learner/loaded";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { localePath } from "@/lib/i18n/locales";

type Task = Tasks["tasks"][number];

/** How many corrections there are, and what to do without one. */
function Credits({ credits }: Pick<Tasks, "credits">) {
  const t = useTranslations("Corrections.credits");
  const locale = useLocale();
  const state = creditStateOf(credits);
  const isOut = state === "none";
  return (
    <Card tone={isOut ? "mark" : "teal"} className="grid justify-items-start gap-3" data-part="credits">
      <p className="text-lg font-semibold">{t(state, { count: credits.left })}</p>
      <p className="max-w-text">{t("how")}</p>
      {isOut ? <LinkButton href={localePath(locale, "/pricing")}>{t("plans")}</LinkButton> : null}
    </Card>
  );
}

type TaskCardProps = { task: Exclude<CorrectedTask, "summarize-the-conversation">; facts: Task };

function TaskCard({ task, facts: { seconds, credits, isFree, prompts } }: TaskCardProps) {
  const t = useTranslations("Corrections");
  const locale = useLocale();
  const times = seconds.flatMap((each) => (each === null ? [] : [durationIn(locale, each)]));
  const lines = [
    ...(times.length > 0 ? [times.join(" + ")] : [t("start.noClock")]),
    ...(prompts > 0 ? [t("start.prompts", { count: prompts })] : []),
    isFree ? t("start.free") : t("start.cost", { count: credits }),
  ];
  return (
    <li className="relative grid content-start gap-1 rounded-card border border-line-strong bg-card p-5 hover:border-teal">
      <h3 className="text-lg">
        <Link
          href={taskPath(task)}
          data-task-link={task}
          className="text-ink no-underline after:absolute after:inset-0"
        >
          <TaskName task={task} />
        </Link>
      </h3>
      <p className="text-ink-soft">{t(`about.${task}`)}</p>
      <p className="text-sm text-ink-soft tabular">{lines.join(" · ")}</p>
    </li>
  );
}

type Draft = NonNullable<ReturnType<typeof useDrafts>["data"]>[number];

function draftPath({ task, prompt, revises }: Pick<Draft, "task" | "prompt" | "revises">) {
  if (revises !== null) return revisePath(revises);
  return prompt ? promptPath(task, prompt) : taskPath(task);
}

/** What was begun and not handed in. */
function Drafts() {
  const t = useTranslations("Corrections.start");
  const drafts = useDrafts();
  return (
    <Loaded query={drafts} lines={1} failure={null}>
      {(found) =>
        found.length === 0 ? null : (
          <section className="grid gap-3" data-part="drafts">
            <h2 className="text-xl">{t("drafts")}</h2>
            <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
              {found.map(({ task, prompt, revises, parts }) => (
                <li
                  key={`${task}/${revises ?? prompt}`}
                  className="relative grid gap-0.5 px-4 py-3 hover:bg-sunken sm:px-5"
                >
                  <Link
                    href={draftPath({ task, prompt, revises })}
                    className="font-semibold text-ink no-underline after:absolute after:inset-0"
                  >
                    <TaskName task={task} />
                    {revises === null ? null : (
                      <span className="font-normal text-ink-soft"> · {t("revision")}</span>
                    )}
                  </Link>
                  <p lang="en" className="truncate text-ink-soft">
                    {parts.map(({ text }) => text).join(" ")}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

/** Who else may get what is handed in. */
const consentOf = { writing: "hosted-text", speaking: "hosted-speech" } as const;

type TasksOfSkill = { skill: Task["skill"]; tasks: readonly Task[]; note: string | null };

/** What is written, or spoken, here; a summary is handed in from practice. */
function TasksOfSkill({ skill, tasks, note }: TasksOfSkill) {
  const t = useTranslations("Corrections.start");
  const own = tasks.filter((facts) => facts.isOpen && facts.skill === skill);
  if (own.length === 0) return null;
  return (
    <section className="grid gap-3" data-skill={skill}>
      <h2 className="text-xl">{t(skill)}</h2>
      {note === null ? null : <p className="max-w-text text-ink-soft">{note}</p>}
      <div className="text-ink-soft empty:hidden">
        <ConsentLine kind={consentOf[skill]} />
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {own.map((facts) =>
          facts.task === "summarize-the-conversation" ? null : (
            <TaskCard key={facts.task} task={facts.task} facts={facts} />
          ),
        )}
      </ul>
    </section>
  );
}

/** Where a correction begins: the task, what it costs, and everything that was handed in before. */
export function StartScreen() {
  const t = useTranslations("Corrections");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="max-w-text text-ink-soft">{t("lead")}</p>
      </div>
      <Loaded query={useTasks()} lines={4}>
        {({ tasks, credits, isSpeechSold }) => (
          <>
            <Credits credits={credits} />
            <TasksOfSkill skill="writing" tasks={tasks} note={null} />
            <TasksOfSkill
              skill="speaking"
              tasks={tasks}
              note={isSpeechSold ? null : t("start.measuredOnly")}
            />
          </>
        )}
      </Loaded>
      <Drafts />
      <CorrectionHistory />
    </div>
  );
}
