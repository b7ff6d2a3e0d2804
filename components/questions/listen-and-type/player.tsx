"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";

import { audioOf } from "@/components/questions/audio-of";
import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import { KeyHint } from "@/components/questions/key-hint";
import { PlayButtons } from "@/components/questions/play-buttons";
import type { StepProps } from "@/components/questions/step-props";
import { usePlayKey } from "@/components/questions/use-play-key";
import { useRecording } from "@/components/questions/use-recording";
import { TextArea } from "@/components/ui/field";
import { listenAndType } from "@/lib/questions/listen-and-type/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Props = StepProps<PromptOf<"listen-and-type">, AnswerOf<"listen-and-type">>;

const maxLength = 500;

function ListenAndType({ prompt, media, draft, onDraft, onFirstPlay, onAudioEnd, ...frame }: Props) {
  const { disabled, heard, onHear } = frame;
  const t = useTranslations("Questions.listen-and-type");
  const { state, play } = useRecording(onAudioEnd);
  const [text, setText] = useState(draft?.text ?? "");
  const area = useRef<HTMLTextAreaElement>(null);
  const recording = audioOf(media);

  async function listen(address: string | null | undefined) {
    if (!address || disabled || state === "playing") return;
    if (!(await play(address))) return;
    if (heard === 0) onFirstPlay();
    onHear();
    area.current?.focus({ preventScroll: true });
  }
  usePlayKey(() => listen(recording?.address), heard === 0);

  function write(next: string) {
    setText(next);
    onDraft({ text: next });
  }

  const words = text.trim() ? text.trim().split(/\s+/).length : 0;

  return (
    <div className="grid gap-5 md:py-4">
      <p className="text-ink-soft">{t("ask")}</p>
      <PlayButtons
        recording={recording}
        plays={heard}
        allowed={prompt.plays}
        isPlaying={state === "playing"}
        disabled={disabled}
        onPlay={(address) => void listen(address)}
      />
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {state === "failed" ? t("audioFailed") : null}
      </p>
      <div className="grid gap-1.5">
        <TextArea
          ref={area}
          aria-label={t("yourText")}
          placeholder={t("yourText")}
          value={text}
          onChange={(event) => write(event.target.value)}
          disabled={disabled}
          maxLength={maxLength}
          lang="en"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="font-serif text-passage"
        />
        <p className="text-end text-sm text-ink-soft tabular">{t("words", { count: words })}</p>
      </div>
      <KeyHint>{t("keys")}</KeyHint>
    </div>
  );
}

export const player = definePlayer<"listen-and-type">({
  main: stepPlayer(listenAndType.steps.main, ListenAndType),
});
