"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { useIsSent } from "@/components/learner/exam/sit/use-is-sent";
import { usePartOpened } from "@/components/learner/exam/sit/use-part-opened";
import { type Exam, handIn, type OpenTask } from "@/components/learner/exam/task/exam-queries";
import { putOut } from "@/components/learner/exam/task/outbox";
import { type SaidSoFar, SpeakingConversation } from "@/components/speaking/speaking-conversation";
import { SpeakingTask } from "@/components/speaking/speaking-task";
import { forgetSpoken, readMemory } from "@/components/speaking/spoken-memory";
import type { SpokenAnswer, SpokenQuestion } from "@/components/speaking/spoken-question";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/progress";
import { apiBase } from "@/lib/api/client/api-base";
import { spokenTimes, type SpokenTimes } from "@/lib/core/spoken-times";

type Part = OpenTask["parts"][number];
type SpeakingProps = {
  examId: string;
  task: OpenTask;
  goesOn: boolean;
  /** Somebody has just pressed the button that begins it. */
  startsAtOnce: boolean;
  onExam: (exam: Exam) => void;
};

const usual: Partial<Record<OpenTask["task"], SpokenTimes>> = spokenTimes;
const strictest: SpokenTimes = { prepare: 0, seconds: 0, least: 0, mark: null, plays: 1 };
const timesOf = (task: OpenTask["task"], { prepare, seconds }: Part): SpokenTimes => ({
  ...(usual[task] ?? strictest),
  prepare,
  seconds,
});

const questionOf = ({ part, asks, sound }: Part): SpokenQuestion => ({
  at: part,
  isFollowUp: part > 0,
  asks: asks ?? "",
  sound: sound && { ...sound, address: `${apiBase}${sound.address}` },
});

/** A task that is spoken, as in the test: one take, which goes at once. */
export function ExamSpeaking(props: SpeakingProps) {
  const { examId, task, onExam } = props;
  const recorder = useTranslations("Questions.recorder");
  const part = task.parts.find(({ state }) => state !== "done") ?? task.parts.at(-1);
  const place = `exam/${examId}/${task.position}`;
  const isSent = useIsSent(examId, task.position, part?.part ?? 0);
  if (!part || isSent) return <Spinner label={recorder("sending")} />;

  const skip = () =>
    putOut(examId, { position: task.position, step: part.part, answer: { skipped: true }, millis: 0 });
  return (
    <div className="grid gap-6">
      {task.partCount > 1 ? (
        <Conversation {...props} place={place} />
      ) : (
        <Prompt {...{ ...props, part, place }} />
      )}
      <Button variant="quiet" size="sm" data-skip className="justify-self-start" onClick={skip}>
        {recorder("skip")}
      </Button>
      <Opened {...{ examId, task, part, onExam }} />
    </div>
  );
}

function Opened(props: Parameters<typeof usePartOpened>[0]) {
  usePartOpened(props);
  return null;
}

const frame = { strict: true, isBusy: false, note: null, onSkip: null } as const;

function Prompt({ examId, task, part, place, startsAtOnce }: SpeakingProps & { part: Part; place: string }) {
  function done({ parts: [said], millis }: SpokenAnswer) {
    if (!said) return;
    putOut(examId, { position: task.position, step: 0, answer: { recording: said.upload }, millis });
    forgetSpoken(place);
  }
  return (
    <SpeakingTask
      {...{ ...frame, place, startsAtOnce, onDone: done }}
      times={timesOf(task.task, part)}
      prompt={{
        ...{ asks: part.asks ?? "", points: task.points, picture: task.picture },
        sound: questionOf(part).sound,
      }}
    />
  );
}

/** Each answer goes to the server before the next question is asked, since that one depends on it. */
function Conversation(props: SpeakingProps & { place: string }) {
  const { examId, task, goesOn, place, startsAtOnce, onExam } = props;
  const { position, parts } = task;
  const isDone = ({ state }: Part) => state === "done";
  // What was answered on another device is not in this one's memory.
  const [before] = useState(() => Math.max(0, parts.filter(isDone).length - readMemory(place).said.length));
  const first = parts[before] ?? parts.at(-1);
  if (!first) return null;

  async function next(said: SaidSoFar) {
    const last = said.at(-1);
    if (!last) return first && !isDone(first) ? questionOf(first) : null;
    const step = before + said.length - 1;
    const given = { position, step, answer: { recording: last.upload }, millis: 0 };
    const exam = await handIn(examId, given, goesOn);
    const after = exam.task?.kind === "open" && exam.task.position === position ? exam.task : null;
    const asked = after?.parts[step + 1];
    if (!asked) forgetSpoken(place);
    onExam(exam);
    return asked ? questionOf(asked) : null;
  }

  return (
    <SpeakingConversation
      {...{ ...frame, place, startsAtOnce, next }}
      times={timesOf(task.task, first)}
      onDone={() => undefined}
    />
  );
}
