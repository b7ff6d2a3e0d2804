export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => value * value)));

export function correlation(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, left, right] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    const [x, y] = [value - meanOne, (other[at] ?? 0) - meanOther];
    both += x * y;
    left += x * x;
    right += y * y;
  }
  return both / Math.sqrt(left * right);
}

/** The squared correlation of what is true and what was estimated. */
export const reliability = (truth: readonly number[], estimates: readonly number[]) =>
  correlation(truth, estimates) ** 2;

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const rounded = (value: number, digits = 3) => Number(value.toFixed(digits));
