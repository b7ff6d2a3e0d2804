import { useExamClock } from "@/components/learner/exam/task/use-exam-clock";
import { useClockFactor } from "@/components/learner/player/clock-choice";
import type { RunMemory } from "@/components/learner/player/run-memory";
import type { Step } from "@/components/learner/player/step-view";
import { useRunClock } from "@/components/learner/player/use-run-clock";
import { type Start, useRunStart } from "@/components/learner/player/use-run-start";

type RunTime = {
  isStrict: boolean;
  /** What was left of it. */
  kept: RunMemory | null;
  begin: (at: Start) => Promise<void>;
  /** It can be answered now. */
  isOpen: boolean;
  /** Its recording waits for Play. */
  isWaiting: boolean;
};

/** The clock of a run: in practice mode it runs while somebody is at it, in exam mode it is the server's. */
export function useRunTime(view: Step["clock"], { isStrict, kept, begin, isOpen, isWaiting }: RunTime) {
  const factor = useClockFactor();
  const wasRunning = (kept?.clock.spentMillis ?? 0) > 0;
  const start = useRunStart(view, begin, wasRunning);
  const isRunning = !isStrict && start.hasBegun && isOpen && !isWaiting;
  const own = useRunClock(view, factor, isRunning, kept?.clock ?? null);
  const { startsNow, ...servers } = useExamClock(view, isStrict && isOpen);

  function startsAt(event: Start) {
    if (view.begins === event) startsNow();
    start.startsAt(event);
  }
  return {
    clock: isStrict ? { ...own, ...servers } : own,
    startsAt,
    wasRunning,
    isUsual: isStrict || factor === 1,
  };
}
