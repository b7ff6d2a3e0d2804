import { useEffect, useRef, useState } from "react";

import { audioOf } from "@/components/questions/audio-of";
import type { StepProps } from "@/components/questions/step-props";
import { usePlayKey } from "@/components/questions/use-play-key";
import { useRecording } from "@/components/questions/use-recording";

type Frame = Pick<
  StepProps<unknown, unknown>,
  "media" | "disabled" | "heard" | "onHear" | "onFirstPlay" | "onAudioEnd" | "onWait"
>;
export type TurnSound = "waiting" | "playing" | "heard" | "failed";

/**
 * A turn plays by itself and once. It counts as heard at its end, so that a pause or a reload takes nothing away; where
 * the browser does not let it begin, Play waits, and the clock with it.
 */
export function useHeardOnce({ media, disabled, heard, ...frame }: Frame) {
  const { onHear, onFirstPlay, onAudioEnd, onWait } = frame;
  const { state, play } = useRecording(() => {
    onHear();
    onAudioEnd();
  });
  const [isRefused, setIsRefused] = useState(false);
  const recording = audioOf(media);
  const isBusy = useRef(false);

  async function listen() {
    if (!recording || disabled || isBusy.current || heard > 0 || state === "playing") return;
    isBusy.current = true;
    const isPlaying = await play(recording.address);
    isBusy.current = false;
    setIsRefused(!isPlaying);
    if (isPlaying) onFirstPlay();
  }
  usePlayKey(listen, heard === 0);

  const waits = isRefused || state === "failed";
  useEffect(() => {
    onWait(waits);
    return () => onWait(false);
  }, [waits, onWait]);

  function sound(): TurnSound {
    if (heard > 0) return "heard";
    if (state !== "idle") return state;
    return isRefused ? "waiting" : "playing";
  }
  return { sound: sound(), listen };
}
