type Clock = { prepare: number; seconds: number; deadlineAt: string | null };

/** Nobody is cut off in the first word. */
const leastSeconds = 5;

/** What is left to prepare and to speak for who comes back to a clock that runs; `now` is the server's time. */
export function spokenLeft({ prepare, seconds, deadlineAt }: Clock, now: number) {
  if (deadlineAt === null) return { prepare, seconds };
  const left = (Date.parse(deadlineAt) - now) / 1_000;
  return {
    prepare: Math.min(prepare, Math.max(0, left - seconds)),
    seconds: Math.min(seconds, Math.max(leastSeconds, left)),
  };
}
