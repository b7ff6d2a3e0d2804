"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { ChoiceList } from "@/components/questions/choice-list";
import { audioOf } from "@/components/questions/audio-of";
import { Chat, type PastReply } from "@/components/questions/interactive-listening/chat";
import { CannotHear } from "@/components/questions/cannot-hear";
import { useHeardOnce } from "@/components/questions/interactive-listening/use-heard-once";
import { ComputerVoice } from "@/components/questions/computer-voice";
import { KeyHint } from "@/components/questions/key-hint";
import type { EarlierStep, StepProps } from "@/components/questions/step-props";
import { interactiveListening } from "@/lib/questions/interactive-listening/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Prompt = PromptOf<"interactive-listening", "turn">;
type Answer = AnswerOf<"interactive-listening", "turn">;

/** The best replies so far, and whether they were chosen, where that may be known. */
function pastOf({ replied }: Prompt, earlier: readonly EarlierStep[]): PastReply[] {
  const turns = earlier.filter(({ kind }) => kind === "turn");
  return replied.map((best, at) => {
    const read = interactiveListening.steps.turn.review.safeParse(turns[at]?.review);
    return { best, isRight: read.success ? read.data.best === read.data.chosen : null };
  });
}

export function TurnStep({ prompt, draft, disabled, earlier, ...frame }: StepProps<Prompt, Answer>) {
  const { onDraft, onAnswer } = frame;
  const t = useTranslations("Questions.interactive-listening");
  const [choice, setChoice] = useState(draft?.choice ?? null);
  const [past] = useState(() => pastOf(prompt, earlier));
  const { sound, listen } = useHeardOnce({ ...frame, disabled });

  function choose(next: number) {
    setChoice(next);
    onDraft({ choice: next });
  }

  return (
    <div className="grid gap-4">
      <Chat speaker={prompt} past={past} sound={sound} disabled={disabled} onPlay={() => void listen()} />
      <ComputerVoice recording={audioOf(frame.media)} />
      <ChoiceList
        legend={t("turn.ask")}
        choices={prompt.replies}
        chosen={choice}
        disabled={disabled}
        onChoose={choose}
      />
      {sound === "failed" ? (
        <CannotHear disabled={disabled} onSkip={() => onAnswer({ choice: null, cannotHear: true })} />
      ) : null}
      {sound === "waiting" || sound === "failed" ? <KeyHint>{t("turn.keys")}</KeyHint> : null}
    </div>
  );
}
