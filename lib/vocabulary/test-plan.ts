const dayMs = 86_400_000;
const mostDays = 30;

/** `testDate` is YYYY-MM-DD or null; `lastDays` says over how many days before it what would come too late is spread. */
export type TestPlan = { testDate: string | null; lastDays: number };

/** As many days as the cards need at so many reviews a day. */
export const lastDaysFor = (cards: number, reviewsPerDay: number) =>
  Math.min(mostDays, Math.max(1, Math.ceil(cards / Math.max(1, reviewsPerDay))));

/** Days that are left for learning, today among them and the day of the test not; null without a test to come. */
export function daysLeft(testDate: string | null, now: Date): number | null {
  if (testDate === null) return null;
  const days = Math.ceil((startOf(testDate) - now.getTime()) / dayMs);
  return days > 0 ? days : null;
}

type Cap = { cardId: string; now: Date; seenAt: Date; plan: TestPlan };

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Where in the last days a card has its place: always the same, and over many cards even. */
const placeOf = (cardId: string) => Number.parseInt(cardId.slice(-7), 16);

/**
 * A card that would be due on the day of the test or later, and was not seen in the last days before it, is due in those
 * instead; cards are spread over them, so that no day has all. What is due earlier, and everything after the test,
 * stays as it is.
 */
export function capDue(dueAt: Date, { cardId, now, seenAt, plan: { testDate, lastDays } }: Cap): Date {
  if (testDate === null || daysLeft(testDate, now) === null) return dueAt;
  const test = startOf(testDate);
  if (dueAt.getTime() < test || seenAt.getTime() >= test - lastDays * dayMs) return dueAt;
  const place = test - (1 + (placeOf(cardId) % lastDays)) * dayMs;
  return new Date(Math.max(place, now.getTime()));
}
