import { useCallback, useEffect, useRef } from "react";

import type { RunClock } from "@/components/learner/player/run-clock";

/**
 * What of a run outlives a pause, a reload and a walk to another screen: its clock, and how often the recording of the
 * step it had come to was heard.
 */
export type RunMemory = { clock: RunClock; heard: number; step: number };
export type RunPlace = { setId: string; position: number; run: number };

/** Beside the drafts, and like them gone with the answer. */
const keyOf = ({ setId, position, run }: RunPlace) =>
  `20180428_bandwise_draft_${setId}_${position}_run${run}`;

function toMemory(value: unknown): RunMemory | null {
  if (typeof value !== "object" || value === null) return null;
  const found: { phase?: unknown; spentMillis?: unknown; heard?: unknown; step?: unknown } = value;
  // What was kept before runs had several recordings says no step.
  const { phase, spentMillis, heard, step = 0 } = found;
  const isClock = (phase === "prepare" || phase === "answer") && typeof spentMillis === "number";
  const isHeard = typeof heard === "number" && typeof step === "number";
  return isClock && isHeard ? { clock: { phase, spentMillis }, heard, step } : null;
}

export function readRun(place: RunPlace): RunMemory | null {
  try {
    return toMemory(JSON.parse(window.localStorage.getItem(keyOf(place)) ?? "null"));
  } catch {
    return null;
  }
}

export function keepRun(place: RunPlace, { clock, heard, step }: RunMemory) {
  window.localStorage.setItem(keyOf(place), JSON.stringify({ ...clock, heard, step }));
}

export const dropRun = (place: RunPlace) => window.localStorage.removeItem(keyOf(place));

/** Keeps a run while it lasts: when the page goes, when another screen comes, and every second for a tab that is killed. */
export function useKeptRun({ setId, position, run }: RunPlace, memory: RunMemory, isOpen: boolean) {
  const latest = useRef({ memory, isOpen });
  useEffect(() => {
    latest.current = { memory, isOpen };
  });
  const save = useCallback(() => {
    if (latest.current.isOpen) keepRun({ setId, position, run }, latest.current.memory);
  }, [setId, position, run]);

  // With the answer the run is over.
  useEffect(() => {
    if (!isOpen) dropRun({ setId, position, run });
  }, [setId, position, run, isOpen]);

  useEffect(() => {
    const timer = window.setInterval(save, 1_000);
    window.addEventListener("pagehide", save);
    return () => {
      save();
      window.clearInterval(timer);
      window.removeEventListener("pagehide", save);
    };
  }, [save]);
}
