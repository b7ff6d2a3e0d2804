import { useCallback, useEffect, useRef, useState } from "react";

import { takeTurn } from "@/components/ui/one-sound";

/** Plays a recording of this page, or stops it. */
export function usePlayback(file: Blob | null) {
  const [isPlaying, setIsPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    const element = new Audio(url);
    element.onplay = () => setIsPlaying(true);
    element.onpause = () => setIsPlaying(false);
    element.onended = () => setIsPlaying(false);
    audio.current = element;
    return () => {
      element.pause();
      audio.current = null;
      URL.revokeObjectURL(url);
    };
  }, [file]);

  const stop = useCallback(() => audio.current?.pause(), []);
  const toggle = useCallback(() => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) element.pause();
    else {
      takeTurn(stop);
      element.currentTime = 0;
      void element.play().catch(() => setIsPlaying(false));
    }
  }, [stop]);

  return { isPlaying, toggle };
}
