"use client";

import { Headphones, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { audioOf } from "@/components/questions/audio-of";
import { ComputerVoice } from "@/components/questions/computer-voice";
import { type Rate, rates } from "@/components/questions/read-aloud/use-own-recording";
import { Button } from "@/components/ui/button";
import type { MediaView } from "@/lib/questions/wire";

type ModelProps = { media: readonly MediaView[]; rate: Rate };

/** The sentence as a voice reads it, as fast or slow as one's own beside it. */
export function ModelReading({ media, rate }: ModelProps) {
  const t = useTranslations("Questions.read-aloud");
  const sounds = useTranslations("Questions.listen-and-type");
  const audio = useRef<HTMLAudioElement | null>(null);
  const [state, setState] = useState<"idle" | "playing" | "failed">("idle");
  const recording = audioOf(media, "review");
  useEffect(() => () => audio.current?.pause(), []);
  if (!recording) return null;
  const Icon = state === "playing" ? Square : Headphones;

  function toggle(address: string) {
    if (state === "playing") return audio.current?.pause();
    const element = (audio.current ??= new Audio(address));
    element.playbackRate = rate;
    element.currentTime = 0;
    element.onpause = () => setState("idle");
    element.onended = () => setState("idle");
    setState("playing");
    element.play().catch(() => setState("failed"));
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => toggle(recording.address)}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          {t(state === "playing" ? "stop" : "model")}
        </Button>
        <ComputerVoice recording={recording} />
      </div>
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {state === "failed" ? sounds("audioFailed") : null}
      </p>
    </div>
  );
}

type RateProps = { rate: Rate; onChange: (rate: Rate) => void };

/** How fast both readings play. */
export function RateChoice({ rate, onChange }: RateProps) {
  const t = useTranslations("Questions.read-aloud");
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
