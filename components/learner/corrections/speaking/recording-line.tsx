"use client";

import { useFormatter, useTranslations } from "next-intl";

import { pauseFigures, type SpokenPart } from "@/components/learner/corrections/speaking/spoken-parts";
import { PauseLine } from "@/components/speaking/pause-line";
import { PlaceLine } from "@/components/ui/place-line";

type RecordingLineProps = {
  part: SpokenPart;
  waveform: string | null;
  /** Where it is heard, or will be from. */
  place: number;
  /** Null once the recording is gone. */
  onSeek: ((place: number) => void) | null;
};

/** A recording from its beginning to its end, with its pauses; pressed, it is heard from there. */
export function RecordingLine({ part, waveform, place, onSeek }: RecordingLineProps) {
  const t = useTranslations("Corrections.speech");
  const format = useFormatter();
  const { count, longest } = pauseFigures(part);
  const seconds = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const label = t("line", { seconds: seconds(part.seconds), count, longest: seconds(longest) });

  if (part.seconds <= 0) return null;
  if (!onSeek) return <PauseLine {...part} label={label} />;
  return (
    <PlaceLine label={t("position")} time={place} seconds={part.seconds} isReady onSeek={onSeek}>
      <PauseLine
        {...part}
        label={label}
        waveform={waveform}
        time={place > 0 ? place : null}
        className={waveform ? "h-14" : "top-3 h-8"}
      />
    </PlaceLine>
  );
}
