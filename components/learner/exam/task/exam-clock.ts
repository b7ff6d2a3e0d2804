import type { ClockReading } from "@/components/learner/player/run-clock";
import type { ClockView } from "@/lib/questions/wire";

export type ExamTimes = Pick<ClockView, "prepare" | "seconds" | "deadlineAt"> & {
  /** Milliseconds of the server's time; null before the clock runs. */
  openedAt: number | null;
};

/** The clock of a step by the server's time: what a browser counted itself changes no deadline. */
export function readExamClock(
  { prepare, seconds, openedAt, deadlineAt }: ExamTimes,
  now: number,
): ClockReading {
  const whole = (prepare > 0 && openedAt === null ? prepare : seconds) * 1_000;
  const phase = prepare > 0 && (openedAt === null || now < openedAt + prepare * 1_000) ? "prepare" : "answer";
  if (openedAt === null)
    return { phase, seconds: whole / 1_000, left: whole / 1_000, fraction: 1, isOver: false };
  const ends = deadlineAt === null ? openedAt + (prepare + seconds) * 1_000 : Date.parse(deadlineAt);
  const until = phase === "prepare" ? openedAt + prepare * 1_000 : ends;
  const length = (phase === "prepare" ? prepare : seconds) * 1_000;
  const left = Math.min(length, Math.max(0, until - now));
  return {
    phase,
    seconds: length / 1_000,
    left: Math.ceil(left / 1_000),
    fraction: length > 0 ? left / length : 0,
    isOver: phase === "answer" && left === 0,
  };
}

/** Milliseconds of the time to answer that are over. */
export function answerMillis({ prepare, openedAt }: ExamTimes, now: number) {
  return openedAt === null ? 0 : Math.max(0, Math.round(now - openedAt - prepare * 1_000));
}
