import { useCallback, useEffect, useRef, useState } from "react";

export type RecordingState = "idle" | "playing" | "failed";

/** Plays one recording at a time. `play` resolves to false when the browser did not let it begin. */
export function useRecording(onEnded?: () => void) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [state, setState] = useState<RecordingState>("idle");
  const ended = useRef(onEnded);
  useEffect(() => {
    ended.current = onEnded;
  });

  useEffect(
    () => () => {
      audio.current?.pause();
      audio.current = null;
    },
    [],
  );

  const play = useCallback(async (url: string): Promise<boolean> => {
    audio.current?.pause();
    const element = new Audio(url);
    audio.current = element;
    element.onended = () => {
      setState("idle");
      ended.current?.();
    };
    element.onerror = () => setState("failed");
    try {
      await element.play();
      setState("playing");
      return true;
    } catch (error) {
      const wasRefused = error instanceof DOMException && error.name === "NotAllowedError";
      setState(
        wasRefused || (error instanceof DOMException && error.name === "AbortError") ? "idle" : "failed",
      );
      return false;
    }
  }, []);

  return { state, play };
}
