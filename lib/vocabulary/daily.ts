import { daysLeft } from "@/lib/vocabulary/test-plan";

export const usualPerDay = { newPerDay: 10, reviewsPerDay: 100 } as const;
export const perDayBounds = {
  newPerDay: { from: 0, to: 100 },
  reviewsPerDay: { from: 10, to: 500 },
} as const;

type PerDay = { newPerDay: number; reviewsPerDay: number };
type Day = PerDay & {
  /** Words begun, and due words seen, today. */
  begun: number;
  reviewed: number;
  /** New words that wait. */
  waiting: number;
  testDate: string | null;
  now: Date;
};

/** How much of today is left. Before a test new words come faster where else some would never be seen. */
export function roomToday({ newPerDay, reviewsPerDay, begun, reviewed, waiting, testDate, now }: Day) {
  const left = daysLeft(testDate, now);
  const needed = left === null || newPerDay === 0 ? 0 : Math.ceil((waiting + begun) / left);
  const today = Math.max(newPerDay, Math.min(needed, perDayBounds.newPerDay.to));
  return {
    newWords: Math.max(0, Math.min(waiting, today - begun)),
    reviews: Math.max(0, reviewsPerDay - reviewed),
    isRaised: today > newPerDay,
  };
}

const newAfter = 3;

/** New words between due ones: one after every third, what is left of either at the end. */
export function mixIn<Each>(due: readonly Each[], fresh: readonly Each[]): Each[] {
  const rest = [...fresh];
  const mixed = due.flatMap((each, index) => {
    const next = (index + 1) % newAfter === 0 ? rest.shift() : undefined;
    return next === undefined ? [each] : [each, next];
  });
  return [...mixed, ...rest];
}
