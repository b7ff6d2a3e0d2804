"use client";

import { useCallback, useEffect, useRef, useState } from "react";

const slowRate = 0.75;

type PlayOptions = { slow: boolean; from?: number; onFile?: (index: number) => void };

/** Plays addresses one after the other through one audio element. */
export function usePlaylist() {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [file, setFile] = useState<string | null>(null);
  const [time, setTime] = useState(0);

  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = null;
    setPlaying(false);
    setFile(null);
    setTime(0);
  }, []);
  useEffect(() => stop, [stop]);

  const play = useCallback(
    (files: readonly string[], options: PlayOptions) => {
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
        const from = index === 0 ? (options.from ?? 0) : 0;
        element.currentTime = from;
        setFile(file);
        setTime(from);
        element.ontimeupdate = () => setTime(element.currentTime);
        element.onended = () => playAt(index + 1);
        element.onerror = fail;
        element.play().catch(fail);
      };
      playAt(0);
    },
    [stop],
  );

  /** Goes on from there while something plays; else only the place is remembered, for `from`. */
  function seek(to: number) {
    if (audio.current) audio.current.currentTime = to;
    setTime(to);
  }

  return { play, stop, seek, isPlaying, hasFailed, file, time };
}
