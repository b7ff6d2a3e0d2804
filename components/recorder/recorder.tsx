"use client";

import { Mic, Play, RotateCcw, Send, Square } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

import { LevelMeter } from "@/components/recorder/level-meter";
import { LiveWaveform } from "@/components/recorder/live-waveform";
import { MicrophoneHelp } from "@/components/recorder/microphone-help";
import { RecordingClock } from "@/components/recorder/recording-clock";
import { usePlayback } from "@/components/recorder/use-playback";
import type { RecordedTake, useRecorder } from "@/components/recorder/use-recorder";
import type { Sending } from "@/components/recorder/use-sending";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";

type RecorderProps = {
  recorder: ReturnType<typeof useRecorder>;
  mostSeconds: number;
  sending: Sending;
  disabled: boolean;
  onSend: (take: RecordedTake) => void;
};

/** Record, stop, hear oneself, record again, send: for every task that is spoken. */
export function Recorder({ recorder, mostSeconds, sending, disabled, onSend }: RecorderProps) {
  const t = useTranslations("Questions.recorder");
  const { state, levels, elapsed, start, stop } = recorder;
  const isRecording = state.name === "recording";

  if (state.name === "blocked") return <MicrophoneHelp fault={state.fault} onRetry={() => void start()} />;
  if (state.name === "recorded")
    return (
      <Recorded
        take={state.take}
        sending={sending}
        disabled={disabled}
        onAgain={() => void start()}
        onSend={() => onSend(state.take)}
      />
    );
  return (
    <div className="grid gap-4">
      {isRecording ? (
        <>
          <RecordingClock elapsed={elapsed} seconds={mostSeconds} />
          <LiveWaveform levels={levels} />
          <LevelMeter level={levels.at(-1)} label={t("level")} />
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {isRecording ? (
          <Button size="lg" variant="danger" onClick={stop}>
            <Square aria-hidden size={20} strokeWidth={1.75} />
            {t("stop")}
          </Button>
        ) : (
          <Button size="lg" busy={state.name !== "idle"} disabled={disabled} onClick={() => void start()}>
            <Mic aria-hidden size={20} strokeWidth={1.75} />
            {t("record")}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isRecording ? t("recording") : null}
      </p>
    </div>
  );
}

type RecordedProps = {
  take: RecordedTake;
  sending: Sending;
  disabled: boolean;
  onAgain: () => void;
  onSend: () => void;
};

function Recorded({ take, sending, disabled, onAgain, onSend }: RecordedProps) {
  const t = useTranslations("Questions.recorder");
  const format = useFormatter();
  const { isPlaying, toggle } = usePlayback(take.file);
  const isSending = sending.name === "sending";
  const seconds = format.number(take.seconds, { maximumFractionDigits: 0 });
  const Icon = isPlaying ? Square : Play;

  return (
    <div className="grid gap-4">
      <p role="status">{t(take.isRestored ? "restored" : "recorded", { seconds })}</p>
      {take.fault ? (
        <p role="alert" className="rounded-card bg-mark-soft px-4 py-3">
          {t(`levels.${take.fault}`)}
        </p>
      ) : null}
      {isSending ? (
        <Progress value={sending.share} max={1} label={t("sending")} />
      ) : sending.name === "offline" ? (
        <p role="status" className="rounded-card bg-mark-soft px-4 py-3">
          {t("offline")}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" busy={isSending} disabled={disabled} onClick={onSend}>
          <Send aria-hidden size={20} strokeWidth={1.75} />
          {t("send")}
        </Button>
        <Button size="lg" variant="secondary" disabled={isSending} onClick={toggle}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          {t(isPlaying ? "stopListening" : "listen")}
        </Button>
        <Button size="lg" variant="quiet" disabled={isSending || disabled} onClick={onAgain}>
          <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
          {t("again")}
        </Button>
      </div>
    </div>
  );
}
