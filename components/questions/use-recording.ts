import { useCallback, useEffect, useRef, useState } from "react";

export type RecordingState = "idle" | "playing" | "failed";

/** What does not move for so long after an error has stopped. */
const stillMs = 500;

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
    element.onerror = () => {
      // Firefox without a way to put out sound says that it is an error, and plays on.
      const { currentTime } = element;
      window.setTimeout(() => {
        if (audio.current === element && element.currentTime === currentTime) setState("failed");
      }, stillMs);
    };
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
