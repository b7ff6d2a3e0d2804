import type { ClockView } from "@/lib/questions/wire";

/** Seconds of a run of steps: to prepare, then to answer. */
export type Times = Pick<ClockView, "prepare" | "seconds">;
/** How much of both there is: 1 as in the test, null for no clock. */
export type Factor = number | null;
export type RunClock = { phase: "prepare" | "answer"; spentMillis: number };

export const startClock = ({ prepare }: Times): RunClock => ({
  phase: prepare > 0 ? "prepare" : "answer",
  spentMillis: 0,
});

const secondsOf = (clock: RunClock, times: Times) =>
  clock.phase === "prepare" ? times.prepare : times.seconds;

/** The clock some milliseconds later; what is over of the time to prepare belongs to the answer. */
export function passTime(clock: RunClock, millis: number, times: Times, factor: Factor): RunClock {
  const spentMillis = clock.spentMillis + millis;
  if (clock.phase === "answer" || factor === null) return { ...clock, spentMillis };
  const over = spentMillis - times.prepare * 1_000 * factor;
  return over < 0 ? { ...clock, spentMillis } : { phase: "answer", spentMillis: over };
}

export type ClockReading = {
  phase: RunClock["phase"];
  /** Null without a clock. */
  seconds: number | null;
  /** Whole seconds. */
  left: number;
  /** What is left, 1 to 0. */
  fraction: number;
  /** The time to answer is over. */
  isOver: boolean;
};

export function readClock(clock: RunClock, times: Times, factor: Factor): ClockReading {
  const { phase, spentMillis } = clock;
  if (factor === null) return { phase, seconds: null, left: 0, fraction: 1, isOver: false };
  const seconds = secondsOf(clock, times) * factor;
  const remaining = Math.max(0, seconds * 1_000 - spentMillis);
  return {
    phase,
    seconds,
    left: Math.ceil(remaining / 1_000),
    fraction: seconds > 0 ? remaining / (seconds * 1_000) : 1,
    isOver: phase === "answer" && remaining === 0,
  };
}
