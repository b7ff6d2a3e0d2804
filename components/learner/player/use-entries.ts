import { useRef } from "react";

import type { Given } from "@/components/questions/step-props";

/** What is entered in a step, and what its run's clock showed when the step came. */
type Entry = { answer: Given | null; from: number };

/** The entry of the step on the screen, by step. */
export function useEntries(step: number, answerMillis: number) {
  const entries = useRef(new Map<number, Entry>());
  return function entry(): Entry {
    const found = entries.current.get(step) ?? { answer: null, from: answerMillis };
    entries.current.set(step, found);
    return found;
  };
}
