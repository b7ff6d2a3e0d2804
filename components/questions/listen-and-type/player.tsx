"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";

import { audioOf } from "@/components/questions/audio-of";
import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import { KeyHint } from "@/components/questions/key-hint";
import { CannotHear } from "@/components/questions/cannot-hear";
import { PlayButtons } from "@/components/questions/play-buttons";
import type { StepProps } from "@/components/questions/step-props";
import { TextAnswer } from "@/components/questions/text-answer";
import { usePlayKey } from "@/components/questions/use-play-key";
import { useRecording } from "@/components/questions/use-recording";
import { listenAndType } from "@/lib/questions/listen-and-type/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Props = StepProps<PromptOf<"listen-and-type">, AnswerOf<"listen-and-type">>;

const maxLength = 500;

function ListenAndType({ prompt, media, draft, onDraft, onAnswer, ...frame }: Props) {
  const { disabled, heard, isStrict, onHear, onEase, onFirstPlay, onAudioEnd } = frame;
  const t = useTranslations("Questions.listen-and-type");
  const { state, play } = useRecording(onAudioEnd);
  const [text, setText] = useState(draft?.text ?? "");
  const area = useRef<HTMLTextAreaElement>(null);
  const recording = audioOf(media);

  async function listen(address: string | null | undefined) {
    if (!address || disabled || state === "playing" || (isStrict && heard >= prompt.plays)) return;
    if (!(await play(address))) return;
    if (heard === 0) onFirstPlay();
    if (heard >= prompt.plays || address === recording?.slow) onEase();
    onHear();
    area.current?.focus({ preventScroll: true });
  }
  usePlayKey(() => listen(recording?.address), heard === 0);

  function write(next: string) {
    setText(next);
    onDraft({ text: next });
  }

  return (
    <div className="grid gap-5 md:py-4">
      <p className="text-ink-soft">{t("ask")}</p>
      <PlayButtons
        recording={recording}
        plays={heard}
        allowed={prompt.plays}
        isPlaying={state === "playing"}
        disabled={disabled}
        isStrict={isStrict}
        onPlay={(address) => void listen(address)}
      />
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {state === "failed" ? t("audioFailed") : null}
      </p>
      <TextAnswer
        area={area}
        label={t("yourText")}
        text={text}
        maxLength={maxLength}
        disabled={disabled}
        autoCapitalize="none"
        onWrite={write}
      />
      {isStrict && state !== "failed" ? null : (
        <CannotHear disabled={disabled} onSkip={() => onAnswer({ text: "", cannotHear: true })} />
      )}
      <KeyHint>{t("keys")}</KeyHint>
    </div>
  );
}

const isWritten = (answer: AnswerOf<"listen-and-type"> | null) =>
  answer !== null && (answer.cannotHear === true || answer.text.trim() !== "");

export const player = definePlayer<"listen-and-type">({
  main: stepPlayer(listenAndType.steps.main, ListenAndType, {
    countEmpty: (_, answer) => (isWritten(answer) ? 0 : 1),
  }),
});
