/** How many questions somebody may take upon themselves for a week. */
export const weekGoalBounds = { from: 1, to: 1_000 } as const;
