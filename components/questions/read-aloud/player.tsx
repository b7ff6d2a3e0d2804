"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useCallback, useEffect, useRef } from "react";

import { ConsentLine } from "@/components/learner/consents/consent-line";
import { ErrorNote } from "@/components/learner/error-note";
import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import { isComposing } from "@/components/questions/is-composing";
import { KeyHint } from "@/components/questions/key-hint";
import { hasSingleKeys } from "@/components/questions/single-keys";
import type { StepProps } from "@/components/questions/step-props";
import { MicrophoneCheck } from "@/components/recorder/microphone-check";
import { Recorder } from "@/components/recorder/recorder";
import { useRecorder } from "@/components/recorder/use-recorder";
import { useRecordingConsent } from "@/components/recorder/use-recording-consent";
import { useSending } from "@/components/recorder/use-sending";
import { Button } from "@/components/ui/button";
import { toApiError } from "@/lib/api/client/api-error";
import { readAloud } from "@/lib/questions/read-aloud/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Props = StepProps<PromptOf<"read-aloud">, AnswerOf<"read-aloud">>;

/** Without a clock, too: a longer recording is not judged. */
const longest = 60;

/** What a key asks for. */
function wishOf(event: KeyboardEvent): "send" | "record" | null {
  if (event.repeat || isComposing(event)) return null;
  if (event.ctrlKey || event.metaKey) return event.key === "Enter" ? "send" : null;
  return hasSingleKeys() && !event.altKey && event.key.normalize("NFKC").toLowerCase() === "r"
    ? "record"
    : null;
}

function ReadAloud({ prompt, place, seconds, draft, disabled, onDraft, onAnswer }: Props) {
  const t = useTranslations("Questions.read-aloud");
  const recorders = useTranslations("Questions.recorder");
  const task = useRef<HTMLDivElement>(null);
  const mostSeconds = Math.min(longest, seconds ?? longest);
  const { mayRecord, ...consent } = useRecordingConsent();
  const recorder = useRecorder({ storeKey: place, mostSeconds, mayRecord });
  const onSent = useCallback(
    (recording: string) => {
      onDraft({ recording });
      onAnswer({ recording });
    },
    [onDraft, onAnswer],
  );
  const { state: sending, send } = useSending(place, onSent);
  const { state } = recorder;
  const sendIt = async (file: Blob) => {
    if (await mayRecord()) await send(file);
  };
  const isSending = sending.name === "sending";
  const failure = sending.name === "failed" ? sending.error : consent.error;
  const sentBefore = draft?.recording ?? null;

  const { look } = consent;
  const isRefused = sending.name === "failed" && toApiError(sending.error).code === "consent/needed";
  useEffect(() => (isRefused ? look() : undefined), [isRefused, look]);

  // Single letters count only with the focus in the task.
  const isAsked = consent.dialog !== null;
  useEffect(() => (isAsked ? undefined : task.current?.focus({ preventScroll: true })), [isAsked]);

  function onKeyDown(event: KeyboardEvent) {
    const wish = disabled || isSending ? null : wishOf(event);
    if (wish === "send" && state.name === "recorded") void sendIt(state.take.file);
    if (wish === "record" && state.name === "recording") recorder.stop();
    if (wish === "record" && state.name === "idle") void recorder.start();
  }

  return (
    <>
      <div ref={task} tabIndex={-1} onKeyDown={onKeyDown} className="grid gap-5 outline-none md:py-4">
        <p className="text-ink-soft">{t("ask")}</p>
        <p lang="en" translate="no" className="font-serif text-2xl leading-relaxed sm:text-3xl">
          {prompt.sentence}
        </p>
        {sentBefore && state.name === "idle" ? (
          <Button size="lg" disabled={disabled} onClick={() => onAnswer({ recording: sentBefore })}>
            {recorders("send")}
          </Button>
        ) : (
          <Recorder
            recorder={recorder}
            mostSeconds={mostSeconds}
            sending={sending}
            disabled={disabled}
            onSend={({ file }) => void sendIt(file)}
          />
        )}
        {failure ? <ErrorNote error={failure} /> : null}
        {state.name === "recording" ? null : (
          <>
            <MicrophoneCheck mayRecord={mayRecord} />
            <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
              <p className="max-w-text grow basis-64">{recorders("privacy")}</p>
              <Button
                data-skip
                size="sm"
                variant="quiet"
                disabled={disabled || isSending}
                onClick={() => onAnswer({ recording: null })}
              >
                {recorders("skip")}
              </Button>
            </div>
            <div className="text-sm text-ink-soft empty:hidden">
              <ConsentLine kind="recording" />
            </div>
          </>
        )}
        <p className="text-sm text-ink-soft">{t("legacy")}</p>
        <KeyHint>{recorders("keys")}</KeyHint>
      </div>
      {consent.dialog}
    </>
  );
}

export const player = definePlayer<"read-aloud">({
  main: stepPlayer(readAloud.steps.main, ReadAloud, { answersAtOnce: true, timesItself: true }),
});
