"use client";

import { Headphones, Turtle } from "lucide-react";
import { useTranslations } from "next-intl";

import { ComputerVoice } from "@/components/questions/computer-voice";
import { Button } from "@/components/ui/button";
import type { AudioView } from "@/lib/questions/wire";

type PlayButtonsProps = {
  recording: AudioView | null;
  /** How often it was heard, and how often the test lets one hear it. */
  plays: number;
  allowed: number;
  isPlaying: boolean;
  disabled: boolean;
  /** No more than that. */
  isStrict?: boolean;
  onPlay: (address: string | null | undefined) => void;
};

/** Play, with what is left of it, and the slow recording for who may hear it. */
export function PlayButtons(props: PlayButtonsProps) {
  const { recording, plays, allowed, isPlaying, disabled, isStrict = false, onPlay } = props;
  const t = useTranslations("Questions.listen-and-type");
  const left = allowed - plays;
  const isOver = isStrict && left <= 0;

  function label() {
    if (isPlaying) return t("playing");
    if (plays === 0) return t("play");
    return left > 0 || isStrict ? t("playAgain", { left: Math.max(0, left) }) : t("more");
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="lg"
        variant={plays === 0 ? "primary" : "secondary"}
        disabled={disabled || isPlaying || isOver}
        onClick={() => onPlay(recording?.address)}
      >
        <Headphones aria-hidden size={20} strokeWidth={1.75} />
        {label()}
      </Button>
      {recording?.slow && !isStrict ? (
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
      <ComputerVoice recording={recording ?? null} />
    </div>
  );
}
