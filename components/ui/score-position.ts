/** Where a score stands on the ruler, in per cent of its length; outside values stop at the ends. */
export function scorePosition(value: number, min: number, max: number) {
  const inside = Math.min(max, Math.max(min, value));
  return ((inside - min) / (max - min)) * 100;
}
