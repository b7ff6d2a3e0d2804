import { useCallback, useEffect, useState } from "react";

import {
  type Factor,
  passTime,
  readClock,
  type RunClock,
  startClock,
  type Times,
} from "@/components/learner/player/run-clock";

/** The clock of a run while it runs, from where it was left; `skip` ends the time to prepare. */
export function useRunClock(times: Times, factor: Factor, isRunning: boolean, kept: RunClock | null) {
  const [clock, setClock] = useState(() => kept ?? startClock(times));
  const { prepare, seconds } = times;

  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const timer = window.setInterval(() => {
      const now = performance.now();
      const millis = now - last;
      last = now;
      setClock((before) => passTime(before, millis, { prepare, seconds }, factor));
    }, 200);
    return () => window.clearInterval(timer);
  }, [isRunning, prepare, seconds, factor]);

  const skip = useCallback(() => setClock({ phase: "answer", spentMillis: 0 }), []);
  const answerMillis = clock.phase === "answer" ? Math.round(clock.spentMillis) : 0;
  return { ...readClock(clock, times, factor), answerMillis, skip, now: clock };
}
