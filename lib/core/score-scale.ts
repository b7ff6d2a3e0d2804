/** The scale of the test: overall and each skill. */
export const scoreScale = { from: 10, to: 160, step: 5 } as const;

export const scores = Array.from(
  { length: (scoreScale.to - scoreScale.from) / scoreScale.step + 1 },
  (_, index) => scoreScale.from + index * scoreScale.step,
);

/**
 * Ability and difficulty are counted in units of 20 points. The zero is 110 points, the middle of the people who sit the
 * exam; `bank-scale.ts` brings the bank's difficulties here. Ours, not the test's, until results say better.
 */
export const abilityScale = { version: "2026-11-b", slope: 20, origin: 110 } as const;

const { slope, origin } = abilityScale;

export const pointsOf = (theta: number) => origin + slope * theta;
export const thetaOf = (points: number) => (points - origin) / slope;

export const clipPoints = (points: number) => Math.min(scoreScale.to, Math.max(scoreScale.from, points));

/** The nearest score that there is; halves go up. */
export const scoreOf = (points: number) => clipPoints(Math.round(points / scoreScale.step) * scoreScale.step);
