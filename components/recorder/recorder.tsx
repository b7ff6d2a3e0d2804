"use client";

import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";

import { MicrophoneHelp } from "@/components/recorder/microphone-help";
import { RecordedView } from "@/components/recorder/recorded-view";
import { RecordingView } from "@/components/recorder/recording-view";
import type { RecordedTake, useRecorder } from "@/components/recorder/use-recorder";
import type { Sending } from "@/components/recorder/use-sending";
import { Button } from "@/components/ui/button";

type RecorderProps = {
  recorder: ReturnType<typeof useRecorder>;
  mostSeconds: number;
  sending: Sending;
  disabled: boolean;
  onSend: (take: RecordedTake) => void;
};

/** Record, stop, hear oneself, record again, send: for a task that somebody begins by recording. */
export function Recorder({ recorder, mostSeconds, sending, disabled, onSend }: RecorderProps) {
  const t = useTranslations("Questions.recorder");
  const { state, start } = recorder;

  if (state.name === "blocked")
    return <MicrophoneHelp fault={state.fault} onRetry={() => void start()} onKeep={recorder.keep} />;
  if (state.name === "recording") return <RecordingView recorder={recorder} mostSeconds={mostSeconds} />;
  if (state.name === "recorded")
    return (
      <RecordedView
        take={state.take}
        isKept={recorder.isKept}
        sending={sending}
        disabled={disabled}
        label={t("send")}
        onAgain={() => void start()}
        onSend={() => onSend(state.take)}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="lg" busy={state.name !== "idle"} disabled={disabled} onClick={() => void start()}>
        <Mic aria-hidden size={20} strokeWidth={1.75} />
        {t("record")}
      </Button>
    </div>
  );
}
