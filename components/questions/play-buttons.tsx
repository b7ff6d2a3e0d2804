"use client";

import { Headphones, Turtle } from "lucide-react";
import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import type { AudioView } from "@/lib/questions/wire";

type PlayButtonsProps = {
  recording: AudioView | null;
  /** How often it was heard, and how often the test lets one hear it. */
  plays: number;
  allowed: number;
  isPlaying: boolean;
  disabled: boolean;
  onPlay: (address: string | null | undefined) => void;
};

/** Play, with what is left of it, and the slow recording for who may hear it. */
export function PlayButtons({ recording, plays, allowed, isPlaying, disabled, onPlay }: PlayButtonsProps) {
  const t = useTranslations("Questions.listen-and-type");
  const left = allowed - plays;

  function label() {
    if (isPlaying) return t("playing");
    if (plays === 0) return t("play");
    return left > 0 ? t("playAgain", { left }) : t("more");
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="lg"
        variant={plays === 0 ? "primary" : "secondary"}
        disabled={disabled || isPlaying}
        onClick={() => onPlay(recording?.address)}
      >
        <Headphones aria-hidden size={20} strokeWidth={1.75} />
        {label()}
      </Button>
      {recording?.slow ? (
        <Button
          size="lg"
          variant="quiet"
          disabled={disabled || isPlaying}
          onClick={() => onPlay(recording.slow)}
        >
          <Turtle aria-hidden size={20} strokeWidth={1.75} />
          {t("slow")}
        </Button>
      ) : null}
      {recording?.spokenBy === "computer" ? (
        <span className="text-sm text-ink-soft">{t("computerVoice")}</span>
      ) : null}
    </div>
  );
}
