/** The scale of the test: overall and each skill. */
export const scoreScale = { from: 10, to: 160, step: 5 } as const;

export const scores = Array.from(
  { length: (scoreScale.to - scoreScale.from) / scoreScale.step + 1 },
  (_, index) => scoreScale.from + index * scoreScale.step,
);
