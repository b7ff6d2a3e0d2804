/** Lets a service that fails again and again rest, so that nobody waits for it in vain. */
export type Breaker = { isResting: () => boolean; tell: (isSound: boolean) => void };

export function createBreaker(
  most = 3,
  restMillis = 60_000,
  now: () => number = () => performance.now(),
): Breaker {
  let failed = 0;
  let until = 0;
  return {
    isResting: () => now() < until,
    tell(isSound) {
      failed = isSound ? 0 : failed + 1;
      if (failed >= most) until = now() + restMillis;
    },
  };
}
