/** How many days back answers tell of today, how many of a kind are looked at, and from how many on something is said. */
export const recentAnswers = { days: 28, most: 20, enough: 8 } as const;
