"use client";

import { Headphones, Turtle } from "lucide-react";
import { useTranslations } from "next-intl";

import { audioOf } from "@/components/questions/audio-of";
import { ComputerVoice } from "@/components/questions/computer-voice";
import { useRecording } from "@/components/questions/use-recording";
import { Button } from "@/components/ui/button";
import type { MediaView } from "@/lib/questions/wire";

type SpokenProps = { media: readonly MediaView[]; speaker: string };

/** What was said, to read and to hear again. */
export function Spoken({ media, speaker }: SpokenProps) {
  const t = useTranslations("Questions.listen-and-type");
  const recording = audioOf(media);
  const { play } = useRecording();
  if (!recording) return null;

  return (
    <div className="grid gap-3 rounded-card bg-sunken px-4 py-3">
      <p className="text-sm font-semibold text-ink-soft">{speaker}</p>
      <p lang="en" translate="no" className="max-w-text font-serif text-lg leading-snug">
        {recording.transcript}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="secondary" onClick={() => void play(recording.address)}>
          <Headphones aria-hidden size={18} strokeWidth={1.75} />
          {t("play")}
        </Button>
        {recording.slow ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => void play(recording.slow ?? recording.address)}
          >
            <Turtle aria-hidden size={18} strokeWidth={1.75} />
            {t("slow")}
          </Button>
        ) : null}
        <ComputerVoice recording={recording} />
      </div>
    </div>
  );
}
