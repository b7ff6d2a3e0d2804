"use client";

import { Play, Square } from "lucide-react";
import { useTranslations } from "next-intl";

import { usePlayback } from "@/components/recorder/use-playback";
import { Button } from "@/components/ui/button";

/** What was recorded, to be heard. */
export function PlaybackButton({ file }: { file: Blob }) {
  const t = useTranslations("Questions.recorder");
  const { isPlaying, toggle } = usePlayback(file);
  const Icon = isPlaying ? Square : Play;
  return (
    <Button variant="secondary" data-playback onClick={toggle}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      {t(isPlaying ? "stopListening" : "listen")}
    </Button>
  );
}
