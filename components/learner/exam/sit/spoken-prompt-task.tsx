"use client";

import { useState } from "react";

import { spokenLeft } from "@/components/learner/exam/sit/spoken-left";
import {
  questionOf,
  type SpokenPartProps,
  strictFrame,
  timesOf,
  useIsDue,
} from "@/components/learner/exam/sit/spoken-part";
import { SpokenResume } from "@/components/learner/exam/sit/spoken-resume";
import { putOut } from "@/components/learner/exam/task/outbox";
import { serverNow } from "@/components/learner/exam/task/server-time";
import { SpeakingTask } from "@/components/speaking/speaking-task";
import { forgetSpoken } from "@/components/speaking/spoken-memory";
import type { SpokenAnswer } from "@/components/speaking/spoken-question";

/** One prompt that is spoken about. Who comes back has the time that is left. */
export function SpokenPromptTask(props: SpokenPartProps) {
  const { examId, task, part, place, startsAtOnce, onBegun, onNothing } = props;
  const [left, setLeft] = useState<Pick<typeof part, "prepare" | "seconds">>(part);
  const isDue = useIsDue(part);

  function done({ parts: [said], millis }: SpokenAnswer) {
    if (!said) return;
    putOut(examId, { position: task.position, step: 0, answer: { recording: said.upload }, millis });
    forgetSpoken(place);
  }
  function goOn(start: () => void) {
    setLeft(spokenLeft(part, serverNow()));
    onBegun();
    start();
  }

  return (
    <SpeakingTask
      {...{ ...strictFrame, place, startsAtOnce, isDue, onNothing, onDone: done }}
      ready={(start) => <SpokenResume part={part} onGoOn={() => goOn(start)} />}
      times={timesOf(task.task, left)}
      prompt={{
        ...{ asks: part.asks ?? "", points: task.points, picture: task.picture },
        sound: questionOf(part).sound,
      }}
    />
  );
}
