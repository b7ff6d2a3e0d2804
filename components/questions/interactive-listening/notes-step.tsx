"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";

import { audioOf } from "@/components/questions/audio-of";
import { CannotHear } from "@/components/questions/cannot-hear";
import { NoteLine } from "@/components/questions/interactive-listening/note-line";
import { Scene } from "@/components/questions/interactive-listening/scene";
import { isComposing } from "@/components/questions/is-composing";
import { KeyHint } from "@/components/questions/key-hint";
import { PlayButtons } from "@/components/questions/play-buttons";
import type { StepProps } from "@/components/questions/step-props";
import { usePlayKey } from "@/components/questions/use-play-key";
import { useRecording } from "@/components/questions/use-recording";
import { messagePlays } from "@/lib/questions/interactive-listening/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Prompt = PromptOf<"interactive-listening", "notes">;
type Answer = AnswerOf<"interactive-listening", "notes">;

export function countEmptyNotes({ notes }: Prompt, answer: Answer | null) {
  if (answer?.cannotHear) return 0;
  return notes.length - (answer?.gaps.filter((words) => words.trim() !== "").length ?? 0);
}

/** The message is played on request: scenario and notes are read first, and the clock begins with it. */
export function NotesStep({ prompt, media, draft, heard, disabled, ...frame }: StepProps<Prompt, Answer>) {
  const { isStrict, onDraft, onAnswer, onHear, onEase, onFirstPlay, onAudioEnd } = frame;
  const t = useTranslations("Questions.interactive-listening");
  const dictation = useTranslations("Questions.listen-and-type");
  const { state, play } = useRecording(onAudioEnd);
  const [gaps, setGaps] = useState(() => prompt.notes.map((_, at) => draft?.gaps[at] ?? ""));
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const recording = audioOf(media);

  const mayPlay = !disabled && state !== "playing" && !(isStrict && heard >= messagePlays);

  async function listen(address: string | null | undefined) {
    if (!address || !mayPlay) return;
    if (!(await play(address))) return;
    if (heard === 0) onFirstPlay();
    if (heard >= messagePlays || address === recording?.slow) onEase();
    onHear();
    if (!inputs.current.some((input) => input === document.activeElement))
      inputs.current[Math.max(0, gaps.indexOf(""))]?.focus({ preventScroll: true });
  }
  usePlayKey(() => listen(recording?.address), false);

  function write(at: number, words: string) {
    const next = gaps.with(at, words);
    setGaps(next);
    onDraft({ gaps: next });
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || isComposing(event)) return;
    event.preventDefault();
    inputs.current[at + 1]?.focus();
  }

  return (
    <div className="grid gap-5">
      <Scene scenario={prompt.scenario} />
      <p className="text-ink-soft">{t("notes.ask")}</p>
      <PlayButtons
        recording={recording}
        plays={heard}
        allowed={messagePlays}
        isPlaying={state === "playing"}
        disabled={disabled}
        isStrict={isStrict}
        onPlay={(address) => void listen(address)}
      />
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {state === "failed" ? dictation("audioFailed") : null}
      </p>
      <ol lang="en" translate="no" className="grid max-w-text gap-3 font-serif text-passage">
        {prompt.notes.map((note, at) => (
          <NoteLine
            key={at}
            note={note}
            label={t("notes.gap", { current: at + 1, total: prompt.notes.length })}
            words={gaps[at] ?? ""}
            disabled={disabled}
            inputRef={(input) => {
              inputs.current[at] = input;
            }}
            onWrite={(words) => write(at, words)}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        ))}
      </ol>
      <CannotHear disabled={disabled} onSkip={() => onAnswer({ gaps: [], cannotHear: true })} />
      <KeyHint>{t("notes.keys")}</KeyHint>
    </div>
  );
}
