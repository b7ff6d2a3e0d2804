import { useCallback, useEffect, useRef } from "react";

const prefix = "20180428_bandwise_draft_";

export type StepPlace = { setId: string; position: number; step: number };

/** The first step keeps the key of the time when there was no other. */
function keyOf({ setId, position, step }: StepPlace) {
  return step === 0 ? `${prefix}${setId}_${position}` : `${prefix}${setId}_${position}_${step}`;
}

export function readDraft(place: StepPlace): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(place)) ?? "null");
  } catch {
    return null;
  }
}

export function dropDraft(place: StepPlace) {
  window.localStorage.removeItem(keyOf(place));
}

/** Keeps what is typed: every five seconds, when the field is left and when the page goes. */
export function useDraft({ setId, position, step }: StepPlace) {
  const latest = useRef<unknown>(null);

  const save = useCallback(() => {
    if (latest.current === null) return;
    window.localStorage.setItem(keyOf({ setId, position, step }), JSON.stringify(latest.current));
  }, [setId, position, step]);

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
