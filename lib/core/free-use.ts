/**
 * Questions a UTC day; what counts as one is in `docs/decisions/004-questions-a-day.md`. The guests of an address range
 * share one number, so that new guests are no way round theirs.
 */
export const dailyQuestions = { guest: 10, guestRange: 200, account: 20, premium: 500 };

/** How far back an account without Premium sees its sets. */
export const freeHistoryDays = 7;
