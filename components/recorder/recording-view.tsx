"use client";

import { Square } from "lucide-react";
import { useTranslations } from "next-intl";

import { LevelMeter } from "@/components/recorder/level-meter";
import { LiveWaveform } from "@/components/recorder/live-waveform";
import { RecordingClock } from "@/components/recorder/recording-clock";
import { SilenceNote } from "@/components/recorder/silence-note";
import { UnkeptNote } from "@/components/recorder/unkept-note";
import type { useRecorder } from "@/components/recorder/use-recorder";
import { Button } from "@/components/ui/button";

type RecordingViewProps = {
  recorder: ReturnType<typeof useRecorder>;
  mostSeconds: number;
  /** Before these seconds are over, nobody stops. */
  leastSeconds?: number;
  /** A place on the bar that is worth a line. */
  markAt?: number | null;
};

/** While somebody speaks: what the microphone hears, what is left of the time, and the way to stop. */
export function RecordingView({
  recorder,
  mostSeconds,
  leastSeconds = 0,
  markAt = null,
}: RecordingViewProps) {
  const t = useTranslations("Questions.recorder");
  const { levels, elapsed, isKept, stop } = recorder;
  const wait = Math.ceil(leastSeconds - elapsed);
  return (
    <div className="grid gap-4">
      <RecordingClock elapsed={elapsed} seconds={mostSeconds} markAt={markAt} />
      <LiveWaveform levels={levels} />
      <LevelMeter level={levels.at(-1)} label={t("level")} />
      <SilenceNote levels={levels} />
      {isKept ? null : <UnkeptNote />}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" variant="danger" disabled={wait > 0} onClick={stop}>
          <Square aria-hidden size={20} strokeWidth={1.75} />
          {t("stop")}
        </Button>
        {wait > 0 ? (
          <span className="text-sm text-ink-soft tabular">{t("stopIn", { seconds: wait })}</span>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {t("recording")}
      </p>
    </div>
  );
}
