import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Counts down while it runs. `seconds` null means no clock. `left` is in whole seconds; `fraction` is what is left,
 * 1 to 0.
 */
export function useCountdown(seconds: number | null, isRunning: boolean, onOver: () => void) {
  const total = (seconds ?? 0) * 1_000;
  const [spent, setSpent] = useState(0);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });

  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const timer = window.setInterval(() => {
      const now = performance.now();
      const step = now - last;
      last = now;
      setSpent((before) => before + step);
    }, 200);
    return () => window.clearInterval(timer);
  }, [isRunning]);

  const isOver = seconds !== null && spent >= total;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);

  const restart = useCallback(() => setSpent(0), []);
  const remaining = Math.max(0, total - spent);
  return {
    left: Math.ceil(remaining / 1_000),
    fraction: total > 0 ? remaining / total : 1,
    spentMillis: Math.round(spent),
    restart,
  };
}
