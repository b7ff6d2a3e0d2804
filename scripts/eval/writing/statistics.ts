const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/** Pearson's r. */
export function correlation(ones: readonly number[], others: readonly number[]): number {
  const [one, other] = [mean(ones), mean(others)];
  const together = mean(ones.map((value, at) => (value - one) * ((others[at] ?? 0) - other)));
  return together / (deviation(ones) * deviation(others));
}

export const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => value ** 2)));

/** Values moved and stretched to the mean and the spread of others. */
export function likeOthers(values: readonly number[], others: readonly number[]): number[] {
  const [from, to] = [mean(values), mean(others)];
  const stretch = deviation(others) / deviation(values);
  return values.map((value) => to + (value - from) * stretch);
}

/** Quadratic weighted kappa of whole numbers. */
export function weightedKappa(ones: readonly number[], others: readonly number[]): number {
  const all = [...ones, ...others];
  const low = Math.min(...all);
  const size = Math.max(...all) - low + 1;
  const shares = (values: readonly number[]) =>
    Array.from(
      { length: size },
      (_none, at) => values.filter((value) => value === low + at).length / values.length,
    );
  const [first, second] = [shares(ones), shares(others)];
  const met = mean(ones.map((value, at) => (value - (others[at] ?? 0)) ** 2));
  const chance = first.reduce(
    (sum, share, i) => sum + second.reduce((inner, other, j) => inner + share * other * (i - j) ** 2, 0),
    0,
  );
  return 1 - met / chance;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const rounded = (value: number, digits = 3) => Number(value.toFixed(digits));
