"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";

import { AskedText } from "@/components/learner/corrections/asked-text";
import { PartOne } from "@/components/learner/corrections/editor/part-one";
import { useBlockedPaste } from "@/components/learner/exam/sit/use-blocked-paste";
import { useIsSent } from "@/components/learner/exam/sit/use-is-sent";
import { useExamText } from "@/components/learner/exam/sit/use-exam-text";
import type { OpenTask } from "@/components/learner/exam/task/exam-queries";
import { putOut } from "@/components/learner/exam/task/outbox";
import { useExamClock } from "@/components/learner/exam/task/use-exam-clock";
import { ButtonBar } from "@/components/learner/player/question-buttons";
import { TimerBar } from "@/components/learner/player/timer-bar";
import { useAskedEmpty } from "@/components/learner/player/use-asked-empty";
import { useSubmitKey } from "@/components/learner/player/use-submit-key";
import { KeyHint } from "@/components/questions/key-hint";
import { TextAnswer } from "@/components/questions/text-answer";
import { Button } from "@/components/ui/button";

type Part = OpenTask["parts"][number];
type WritingProps = { examId: string; task: OpenTask };

/** As many letters as the server takes. */
const mostLetters = 20_000;

/** A task that is written: its parts one after the other, what they ask in sight. */
export function ExamWriting({ examId, task }: WritingProps) {
  const part = task.parts.find(({ state }) => state !== "done") ?? task.parts.at(-1);
  if (!part) return null;
  const [first] = task.parts;
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
      <div className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
        <AskedText
          asks={part.asks ?? ""}
          points={part.part === 0 ? task.points : []}
          picture={part.part === 0 ? task.picture : null}
        />
        {part.part > 0 && first ? (
          <PartOne asks={first.asks ?? ""} points={task.points} text={first.saved?.text ?? ""} />
        ) : null}
      </div>
      <WritingPart key={part.part} {...{ examId, task, part }} />
    </div>
  );
}

function WritingPart({ examId, task, part }: WritingProps & { part: Part }) {
  const t = useTranslations("Exam.write");
  const label = useTranslations("Corrections.write")("label");
  const area = useRef<HTMLTextAreaElement>(null);
  const { position } = task;
  const isSent = useIsSent(examId, position, part.part);
  const clock = useExamClock({ ...part, run: part.part, begins: "display" }, !isSent);
  const text = useExamText({ examId, position, part, isOpen: !isSent });
  const { empty, mayGo, forget } = useAskedEmpty(part.part);
  const paste = useBlockedPaste();
  const isPreparing = clock.phase === "prepare";
  const isLast = part.part + 1 >= task.partCount;
  const canWrite = !isSent && !isPreparing;

  function handIn() {
    if (isSent) return;
    const written = text.text.trim() === "" ? null : { text: text.text };
    putOut(examId, { position, step: part.part, answer: written, millis: clock.millisNow() });
  }
  function submit() {
    if (mayGo(text.text.trim() === "" ? 1 : 0)) handIn();
  }
  useSubmitKey(canWrite, submit);

  // The time is over: what is there is handed in.
  const isDue = clock.isOver && !isSent;
  const handInDue = useEffectEvent(handIn);
  useEffect(() => {
    if (isDue) handInDue();
  }, [isDue]);
  useEffect(() => {
    if (canWrite) area.current?.focus({ preventScroll: true });
  }, [canWrite]);

  return (
    <div className="flex min-w-0 flex-col gap-4" {...paste.guards}>
      <TimerBar clock={clock} />
      <TextAnswer
        area={area}
        label={label}
        text={text.text}
        maxLength={mostLetters}
        disabled={!canWrite}
        autoCapitalize="sentences"
        className="min-h-64 lg:min-h-96"
        onWrite={(written) => {
          text.write(written, clock.millisNow());
          forget();
        }}
      />
      <p role="status" data-blocked className="text-sm text-ink-soft empty:hidden">
        {paste.wasBlocked ? t("noPaste") : null}
      </p>
      <ButtonBar>
        <p role="status" className="order-first basis-full rounded-card bg-mark-soft px-4 py-2 empty:hidden">
          {empty === null ? (isPreparing ? t("read") : null) : t("empty")}
        </p>
        <Button
          size="lg"
          data-submit
          className="max-md:flex-1"
          busy={isSent}
          disabled={isPreparing}
          onClick={submit}
        >
          {t(isLast ? "submit" : "next")}
        </Button>
      </ButtonBar>
      <KeyHint>{t("keys")}</KeyHint>
    </div>
  );
}
