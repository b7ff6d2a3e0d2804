export type Measured = {
  /** By sitting. */
  scores: readonly number[];
  /** The mean of the squared standard errors. */
  errorVariance: number;
};

export type SubscoreValue = {
  /** How much of the squared error of guessing everybody's mean is gone when the subscore is known. */
  own: number;
  /** The same, when only the mean of all subscores is known. */
  byTotal: number;
  /** Only then does the subscore say what the total does not (Haberman, 2008). */
  addsValue: boolean;
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function covariance(one: readonly number[], other: readonly number[]): number {
  const [x, y] = [mean(one), mean(other)];
  return mean(one.map((value, at) => (value - x) * ((other[at] ?? 0) - y)));
}

/** Proportional reduction of mean squared error of each subscore, whose errors are independent of each other. */
export function valueOfSubscores<Name extends string>(
  subscores: Readonly<Record<Name, Measured>>,
): Record<Name, SubscoreValue> {
  const all = Object.values<Measured>(subscores);
  const total = (all[0]?.scores ?? []).map((_, at) => mean(all.map(({ scores }) => scores[at] ?? 0)));
  const totalVariance = covariance(total, total);
  const valueOf = ({ scores, errorVariance }: Measured): SubscoreValue => {
    const trueVariance = Math.max(1e-9, covariance(scores, scores) - errorVariance);
    const withTotal = covariance(scores, total) - errorVariance / all.length;
    const own = trueVariance / (trueVariance + errorVariance);
    const byTotal = withTotal ** 2 / (trueVariance * totalVariance);
    return { own, byTotal, addsValue: own > byTotal };
  };
  const entries = Object.entries<Measured>(subscores).map(([name, each]) => [name, valueOf(each)]);
  return Object.fromEntries(entries) as Record<Name, SubscoreValue>;
}
