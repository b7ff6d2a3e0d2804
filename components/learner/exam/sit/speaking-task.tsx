"use client";

import { useTranslations } from "next-intl";

import { SkipTask } from "@/components/learner/exam/sit/skip-task";
import { SpokenConversation } from "@/components/learner/exam/sit/spoken-conversation";
import type { SpeakingProps } from "@/components/learner/exam/sit/spoken-part";
import { SpokenPromptTask } from "@/components/learner/exam/sit/spoken-prompt-task";
import { useIsSent } from "@/components/learner/exam/sit/use-is-sent";
import { putOut } from "@/components/learner/exam/task/outbox";
import { Spinner } from "@/components/ui/progress";

/** A task that is spoken, as in the test: one take, which goes at once. */
export function ExamSpeaking(props: SpeakingProps) {
  const { examId, task } = props;
  const recorder = useTranslations("Questions.recorder");
  const part = task.parts.find(({ state }) => state !== "done") ?? task.parts.at(-1);
  const place = `exam/${examId}/${task.position}`;
  const isSent = useIsSent(examId, task.position, part?.part ?? 0);
  if (!part || isSent) return <Spinner label={recorder("sending")} />;

  const give = (answer: { skipped: true } | null) =>
    putOut(examId, { position: task.position, step: part.part, answer, millis: 0 });
  const spoken = { ...props, part, place, onNothing: () => give(null) };
  return (
    <div className="grid gap-6">
      {task.partCount > 1 ? <SpokenConversation {...spoken} /> : <SpokenPromptTask {...spoken} />}
      <SkipTask onSkip={() => give({ skipped: true })} />
    </div>
  );
}
