"use client";

import { useCallback, useEffect, useRef, useState } from "react";

const slowRate = 0.75;

/** Plays addresses one after the other through one audio element. */
export function usePlaylist() {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [time, setTime] = useState(0);

  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = null;
    setPlaying(false);
    setTime(0);
  }, []);
  useEffect(() => stop, [stop]);

  const play = useCallback(
    (files: readonly string[], options: { slow: boolean; onFile?: (index: number) => void }) => {
      stop();
      const element = new Audio();
      audio.current = element;
      setFailed(false);
      setPlaying(true);
      const fail = () => {
        if (audio.current !== element) return;
        setFailed(true);
        stop();
      };
      const playAt = (index: number) => {
        const file = files[index];
        if (audio.current !== element) return;
        if (file === undefined) return stop();
        options.onFile?.(index);
        element.src = file;
        element.playbackRate = options.slow ? slowRate : 1;
        setTime(0);
        element.ontimeupdate = () => setTime(element.currentTime);
        element.onended = () => playAt(index + 1);
        element.onerror = fail;
        element.play().catch(fail);
      };
      playAt(0);
    },
    [stop],
  );

  return { play, stop, isPlaying, hasFailed, time };
}
