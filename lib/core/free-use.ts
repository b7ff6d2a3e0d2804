/** Questions a UTC day. The guests of an address range share one number, so that new guests are no way round theirs. */
export const dailyQuestions = { guest: 20, guestRange: 200, account: 40, premium: 2_000 };

/** How far back an account without Premium sees its sets. */
export const freeHistoryDays = 7;
