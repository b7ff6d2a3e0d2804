"use client";

import { Headphones, Turtle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { audioOf } from "@/components/questions/audio-of";
import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import { isComposing } from "@/components/questions/is-composing";
import { KeyHint } from "@/components/questions/key-hint";
import type { StepProps } from "@/components/questions/step-props";
import { useRecording } from "@/components/questions/use-recording";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";
import { listenAndType } from "@/lib/questions/listen-and-type/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";
import type { AudioView } from "@/lib/questions/wire";

type Props = StepProps<PromptOf<"listen-and-type">, AnswerOf<"listen-and-type">>;

const maxLength = 500;

type PlayButtonsProps = {
  recording: AudioView | null;
  /** How often it was heard, and how often the test lets one hear it. */
  plays: number;
  allowed: number;
  isPlaying: boolean;
  disabled: boolean;
  onPlay: (address: string | null | undefined) => void;
};

function PlayButtons({ recording, plays, allowed, isPlaying, disabled, onPlay }: PlayButtonsProps) {
  const t = useTranslations("Questions.listen-and-type");
  const left = allowed - plays;

  function label() {
    if (isPlaying) return t("playing");
    if (plays === 0) return t("play");
    return left > 0 ? t("playAgain", { left }) : t("more");
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="lg"
        variant={plays === 0 ? "primary" : "secondary"}
        disabled={disabled || isPlaying}
        onClick={() => onPlay(recording?.address)}
      >
        <Headphones aria-hidden size={20} strokeWidth={1.75} />
        {label()}
      </Button>
      {recording?.slow ? (
        <Button
          size="lg"
          variant="quiet"
          disabled={disabled || isPlaying}
          onClick={() => onPlay(recording.slow)}
        >
          <Turtle aria-hidden size={20} strokeWidth={1.75} />
          {t("slow")}
        </Button>
      ) : null}
    </div>
  );
}

/** Plays by itself at the start, where the browser lets it, and by Ctrl+Shift+Space: Ctrl+Space switches input methods. */
function usePlayKey(
  url: string | undefined,
  listen: (address: string | undefined) => Promise<void>,
  isFirst: boolean,
) {
  const latest = useRef(listen);
  // After a pause or a reload a play is not spent unasked.
  const playsItself = useRef(isFirst);
  useEffect(() => {
    latest.current = listen;
  });

  useEffect(() => {
    if (playsItself.current) void latest.current(url);
  }, [url]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isPlay = (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === "Space";
      if (!isPlay || event.repeat || isComposing(event)) return;
      event.preventDefault();
      void latest.current(url);
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [url]);
}

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
  usePlayKey(recording?.address, listen, heard === 0);

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
