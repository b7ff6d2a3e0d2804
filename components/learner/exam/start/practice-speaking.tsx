"use client";

import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";

import { ErrorNote } from "@/components/learner/error-note";
import { AskedText } from "@/components/learner/corrections/asked-text";
import { practicePrompts } from "@/components/learner/exam/start/practice-item";
import { TaskCard } from "@/components/learner/player/task-card";
import { LevelMeter } from "@/components/recorder/level-meter";
import { LiveWaveform } from "@/components/recorder/live-waveform";
import { MicrophoneHelp } from "@/components/recorder/microphone-help";
import { PlaybackButton } from "@/components/recorder/playback-button";
import { useRecorder } from "@/components/recorder/use-recorder";
import { useRecordingConsent } from "@/components/recorder/use-recording-consent";
import { Button } from "@/components/ui/button";

const practiceSeconds = 5;

/** Five seconds of talk, heard again; nothing of it is kept or sent. */
export function PracticeSpeaking({ onDone }: { onDone: () => void }) {
  const t = useTranslations("Exam.practice.speaking");
  const recorder = useTranslations("Questions.recorder");
  const { mayRecord, error, dialog } = useRecordingConsent("hosted-speech");
  const { state, levels, start } = useRecorder({ storeKey: null, mostSeconds: practiceSeconds, mayRecord });
  const take = state.name === "recorded" ? state.take : null;
  const isBusy = state.name === "recording" || state.name === "opening";
  const here = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (take) done();
  }, [take]);
  // Not on the button at first: a key that is still held would record. While it records it can't have the keyboard.
  useEffect(() => {
    if (state.name !== "recorded") here.current?.focus({ preventScroll: true });
    else if (here.current === document.activeElement) button.current?.focus({ preventScroll: true });
  }, [state.name]);

  return (
    <TaskCard>
      <div ref={here} tabIndex={-1} className="grid gap-4">
        <AskedText asks={practicePrompts.speaking} />
        <LiveWaveform levels={levels} />
        <LevelMeter level={isBusy ? levels.at(-1) : undefined} label={recorder("level")} />
        <p role="status" className="sr-only">
          {state.name === "recording" ? recorder("recording") : null}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            ref={button}
            variant={take ? "secondary" : "primary"}
            data-practiced
            busy={isBusy}
            onClick={() => void start()}
          >
            <Mic aria-hidden size={20} strokeWidth={1.75} />
            {t("record")}
          </Button>
          {take ? <PlaybackButton file={take.file} /> : null}
        </div>
        {state.name === "blocked" ? (
          <MicrophoneHelp fault={state.fault} onRetry={() => void start()} />
        ) : (
          <p role="status" className="empty:hidden">
            {take?.fault ? recorder(`levels.${take.fault}`) : null}
          </p>
        )}
        {error ? <ErrorNote error={error} /> : null}
        {dialog}
      </div>
    </TaskCard>
  );
}
