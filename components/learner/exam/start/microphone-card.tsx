"use client";

import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";

import { ErrorNote } from "@/components/learner/error-note";
import { CheckRow } from "@/components/learner/exam/start/check-row";
import { LevelMeter } from "@/components/recorder/level-meter";
import { LiveWaveform } from "@/components/recorder/live-waveform";
import { MicrophoneHelp } from "@/components/recorder/microphone-help";
import { PlaybackButton } from "@/components/recorder/playback-button";
import { type RecorderState, useRecorder } from "@/components/recorder/use-recorder";
import { useRecordingConsent } from "@/components/recorder/use-recording-consent";
import { Button } from "@/components/ui/button";

const checkSeconds = 3;

/** How the check stands, and the words for it. */
function useJudged(state: RecorderState) {
  const t = useTranslations("Exam.equipment.microphone");
  const recorder = useTranslations("Questions.recorder.levels");
  if (state.name === "blocked") return { sign: "bad", note: t("blocked") } as const;
  if (state.name !== "recorded") return { sign: "open", note: t("text") } as const;
  const { fault } = state.take;
  return fault === null
    ? ({ sign: "good", note: t("good") } as const)
    : ({ sign: "bad", note: recorder(fault) } as const);
}

/** Three seconds of talk with a meter, heard again; nothing of it is kept or sent. */
export function MicrophoneCard({ onFine }: { onFine: () => void }) {
  const t = useTranslations("Exam.equipment.microphone");
  const recorder = useTranslations("Questions.recorder");
  const { mayRecord, error, dialog } = useRecordingConsent("hosted-speech");
  const { state, levels, start } = useRecorder({ storeKey: null, mostSeconds: checkSeconds, mayRecord });
  const { sign, note } = useJudged(state);
  const isBusy = state.name === "recording" || state.name === "opening";
  const fine = useEffectEvent(onFine);
  useEffect(() => {
    if (sign === "good") fine();
  }, [sign]);

  return (
    <CheckRow name="microphone" title={t("title")} state={sign} note={note}>
      <LiveWaveform levels={levels} />
      <LevelMeter level={isBusy ? levels.at(-1) : undefined} label={recorder("level")} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" data-try="microphone" busy={isBusy} onClick={() => void start()}>
          <Mic aria-hidden size={20} strokeWidth={1.75} />
          {recorder("check.begin")}
        </Button>
        {state.name === "recorded" ? <PlaybackButton file={state.take.file} /> : null}
      </div>
      {state.name === "blocked" ? <MicrophoneHelp fault={state.fault} onRetry={() => void start()} /> : null}
      {error ? <ErrorNote error={error} /> : null}
      {dialog}
    </CheckRow>
  );
}
