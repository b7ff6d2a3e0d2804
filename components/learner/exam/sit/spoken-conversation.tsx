"use client";

import { useEffect, useState } from "react";

import {
  type Part,
  questionOf,
  type SpokenPartProps,
  strictFrame,
  timesOf,
  useIsDue,
} from "@/components/learner/exam/sit/spoken-part";
import { SpokenResume } from "@/components/learner/exam/sit/spoken-resume";
import { handIn } from "@/components/learner/exam/task/exam-queries";
import { Waiting } from "@/components/learner/error-note";
import { type SaidSoFar, SpeakingConversation } from "@/components/speaking/speaking-conversation";
import { forgetSpoken, readMemory } from "@/components/speaking/spoken-memory";

const isDone = ({ state }: Part) => state === "done";

/** How many questions were over before the first that is asked here: answered on another device, or with nothing said. */
function useBefore({ task, place }: Pick<SpokenPartProps, "task" | "place">) {
  const done = task.parts.filter(isDone).length;
  const [from, setFrom] = useState(() => ({
    before: Math.max(0, done - readMemory(place).said.length),
    attempt: 0,
  }));
  const { said, asked } = readMemory(place);
  const isPassed = done > from.before + said.length || (asked !== null && asked.at < done);
  useEffect(() => {
    if (!isPassed) return;
    forgetSpoken(place);
    window.setTimeout(() => setFrom(({ attempt }) => ({ before: done, attempt: attempt + 1 })));
  }, [isPassed, done, place]);
  return from;
}

/** Each answer goes to the server before the next question is asked, since that one depends on it. */
export function SpokenConversation(props: SpokenPartProps) {
  const { examId, task, goesOn, place, part, onExam, onStale, onBegun, onNothing } = props;
  const { position, parts, partCount } = task;
  const { before, attempt } = useBefore(props);
  const [isBegun, setIsBegun] = useState(props.startsAtOnce);
  const isDue = useIsDue(part);
  const first = parts[before];
  if (!first) return <Waiting lines={2} />;

  async function next(said: SaidSoFar) {
    const last = said.at(-1);
    if (!last) return first && !isDone(first) ? questionOf(first) : null;
    const step = before + said.length - 1;
    const given = { position, step, answer: { recording: last.upload }, millis: 0 };
    // The clock of its next question begins with this answer.
    const exam = await handIn(examId, given, goesOn || step + 1 < partCount).catch((error: unknown) => {
      onStale();
      throw error;
    });
    const after = exam.task?.kind === "open" && exam.task.position === position ? exam.task : null;
    const asked = after?.parts[step + 1];
    if (!asked) forgetSpoken(place);
    onExam(exam);
    return asked ? questionOf(asked) : null;
  }
  function goOn(start: () => void) {
    setIsBegun(true);
    onBegun();
    start();
  }

  return (
    <SpeakingConversation
      key={`${before} ${attempt}`}
      {...{ ...strictFrame, place, next, isDue, onNothing }}
      startsAtOnce={isBegun}
      ready={(start) => <SpokenResume part={part} onGoOn={() => goOn(start)} />}
      times={timesOf(task.task, part)}
      onDone={() => undefined}
    />
  );
}
