"use client";

import { Hourglass, Layers, Lightbulb, Timer } from "lucide-react";
import { useFormatter, useLocale, useTranslations } from "next-intl";

import { durationIn } from "@/components/learner/corrections/duration";
import { ErrorNote } from "@/components/learner/error-note";
import { SkillMark } from "@/components/learner/exam/skill-mark";
import { TaskAbout } from "@/components/learner/exam/task-about";
import { ExamTaskName } from "@/components/learner/exam/exam-task-name";
import type { Exam, OpenTask, RunningTask } from "@/components/learner/exam/task/exam-queries";
import { MicrophoneHelp } from "@/components/recorder/microphone-help";
import { useMicrophone } from "@/components/speaking/use-microphone";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

type IntroProps = {
  exam: Exam;
  task: RunningTask;
  /** What comes of a task that was begun: one of its later parts. */
  part?: OpenTask["parts"][number] | undefined;
  busy: boolean;
  onBegin: () => void;
};

/** What comes, while no clock runs: its name, how much of it, how long, and what to mind. */
export function TaskIntro(props: IntroProps) {
  return props.task.kind === "open" && props.task.isSpoken ? (
    <SpokenIntro {...props} />
  ) : (
    <IntroCard {...props} />
  );
}

/** The microphone is asked for before the clock runs. Without one the task can still be seen, and skipped. */
function SpokenIntro(props: IntroProps) {
  const { open, fault, isOpening, error, dialog } = useMicrophone();
  async function begin() {
    if (await open()) props.onBegin();
  }
  return (
    <>
      <IntroCard {...props} busy={props.busy || isOpening} onBegin={() => void begin()} />
      {error ? <ErrorNote error={error} /> : null}
      {fault ? <WithoutMicrophone {...{ fault, ...props }} onRetry={() => void begin()} /> : null}
      {dialog}
    </>
  );
}

type WithoutProps = IntroProps & {
  fault: NonNullable<ReturnType<typeof useMicrophone>["fault"]>;
  onRetry: () => void;
};

function WithoutMicrophone({ fault, onRetry, busy, onBegin }: WithoutProps) {
  const t = useTranslations("Exam.intro");
  return (
    <>
      <MicrophoneHelp fault={fault} onRetry={onRetry} />
      <Button variant="quiet" data-without busy={busy} className="justify-self-start" onClick={onBegin}>
        {t("withoutMicrophone")}
      </Button>
    </>
  );
}

/** How much comes and how long it takes: of a task with all like it, or of a part alone. */
function useLines({ task, part }: Pick<IntroProps, "task" | "part">) {
  const t = useTranslations("Exam.intro");
  const locale = useLocale();
  const { number, of } = task.place;
  const { seconds } = part ?? task;
  // Before an answer of a conversation its question is heard: nobody prepares.
  const prepare = task.task === "interactive-speaking" ? 0 : (part ?? task).prepare;
  const isOneOfMany = of > 1 && !part;
  const count = number === 1 ? t("count", { count: of }) : t("left", { count: of - number + 1 });
  const ofPart = part && task.kind === "open" ? { number: part.part + 1, of: task.partCount } : null;
  return [
    ...(ofPart ? [{ Icon: Layers, text: t("part", ofPart) }] : []),
    ...(isOneOfMany ? [{ Icon: Layers, text: count }] : []),
    ...(prepare > 0 ? [{ Icon: Hourglass, text: t("prepare", { time: durationIn(locale, prepare) }) }] : []),
    { Icon: Timer, text: t(isOneOfMany ? "each" : "time", { time: durationIn(locale, seconds) }) },
    { Icon: Lightbulb, text: t(`mind.${task.skill}`) },
  ];
}

function IntroCard({ exam, task, part, busy, onBegin }: IntroProps) {
  const t = useTranslations("Exam.intro");
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const lines = useLines({ task, part });

  return (
    <div className="grid w-full max-w-text grow content-center gap-6 self-center">
      <Card className="grid justify-items-start gap-4" data-intro={task.task}>
        <div className="grid gap-2">
          <SkillMark skill={task.skill} />
          <h1 className="text-2xl">
            <ExamTaskName task={task.task} />
          </h1>
          <p className="text-lg">
            <TaskAbout task={task.task} />
          </p>
        </div>
        <ul className="grid gap-2">
          {lines.map(({ Icon, text }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-teal" />
              {text}
            </li>
          ))}
        </ul>
        <Button size="lg" autoFocus data-start busy={busy} onClick={onBegin}>
          {t(task.place.number === 1 && !part ? "start" : "goOn")}
        </Button>
      </Card>
      {exam.waitsUntil ? (
        <p className="text-sm text-ink-soft">
          {t("pause", {
            time: format.dateTime(new Date(exam.waitsUntil), {
              dateStyle: "medium",
              timeStyle: "short",
              timeZone,
            }),
          })}
        </p>
      ) : null}
    </div>
  );
}
