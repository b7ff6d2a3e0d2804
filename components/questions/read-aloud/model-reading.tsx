"use client";

import { Headphones, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";

import { audioOf } from "@/components/questions/audio-of";
import { ComputerVoice } from "@/components/questions/computer-voice";
import { useModelVoice } from "@/components/questions/read-aloud/use-model-voice";
import { type Rate, rates } from "@/components/questions/read-aloud/use-own-recording";
import { Button } from "@/components/ui/button";
import type { MediaView } from "@/lib/questions/wire";

type ModelProps = { media: readonly MediaView[]; rate: Rate };

/** The sentence as a voice reads it, as fast or slow as one's own beside it. */
export function ModelReading({ media, rate }: ModelProps) {
  const t = useTranslations("Questions.read-aloud");
  const sounds = useTranslations("Questions.listen-and-type");
  const { playing, isFailed, play, stop } = useModelVoice(rate);
  const recording = audioOf(media, "review");
  if (!recording) return null;
  const { address } = recording;
  const Icon = playing ? Square : Headphones;

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => (playing ? stop() : play([address]))}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          {t(playing ? "stop" : "model")}
        </Button>
        <ComputerVoice recording={recording} />
      </div>
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {isFailed ? sounds("audioFailed") : null}
      </p>
    </div>
  );
}

type RateProps = { rate: Rate; onChange: (rate: Rate) => void };

/** How fast both readings play. */
export function RateChoice({ rate, onChange }: RateProps) {
  const t = useTranslations("Questions.read-aloud");
  const name = useId();
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="float-start pe-3 text-sm text-ink-soft">{t("rate")}</legend>
      {rates.map((each) => (
        <label
          key={each}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-line-strong px-3 has-checked:border-teal has-checked:bg-teal-soft"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === rate}
            onChange={() => onChange(each)}
            className="accent-teal"
          />
          {t("times", { rate: each })}
        </label>
      ))}
    </fieldset>
  );
}
