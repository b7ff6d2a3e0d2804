"use client";

import { Play, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";

import { Button } from "@/components/ui/button";

type PlayButtonProps = {
  isPlaying: boolean;
  /** The heading of what is played: of several buttons each has a name of its own. */
  labelledBy: string;
  onPlay: () => void;
  onStop: () => void;
};

/** Plays a whole recording, or stops it. */
export function PlayButton({ isPlaying, labelledBy, onPlay, onStop }: PlayButtonProps) {
  const t = useTranslations("Corrections.speech");
  const id = useId();
  const Icon = isPlaying ? Square : Play;
  return (
    <Button
      id={id}
      variant="secondary"
      data-play
      aria-labelledby={`${id} ${labelledBy}`}
      className="justify-self-start"
      onClick={isPlaying ? onStop : onPlay}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      {t(isPlaying ? "stop" : "play")}
    </Button>
  );
}
