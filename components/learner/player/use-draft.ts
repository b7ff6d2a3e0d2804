import { useCallback, useEffect, useRef } from "react";

const prefix = "20180428_bandwise_draft_";

function keyOf(setId: string, position: number) {
  return `${prefix}${setId}_${position}`;
}

export function readDraft(setId: string, position: number): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(setId, position)) ?? "null");
  } catch {
    return null;
  }
}

export function dropDraft(setId: string, position: number) {
  window.localStorage.removeItem(keyOf(setId, position));
}

/** Keeps what is typed: every five seconds, when the field is left and when the page goes. */
export function useDraft(setId: string, position: number) {
  const latest = useRef<unknown>(null);

  const save = useCallback(() => {
    if (latest.current === null) return;
    window.localStorage.setItem(keyOf(setId, position), JSON.stringify(latest.current));
  }, [setId, position]);

  useEffect(() => {
    const timer = window.setInterval(save, 5_000);
    window.addEventListener("pagehide", save);
    window.addEventListener("focusout", save);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("focusout", save);
      latest.current = null;
    };
  }, [save]);

  return useCallback((answer: unknown) => {
    latest.current = answer;
  }, []);
}
