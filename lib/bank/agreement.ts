/** Ranks from 1, ties sharing their mean rank. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (order[to + 1]?.value === order[from]?.value && to + 1 < order.length) to++;
    for (const { index } of order.slice(from, to + 1)) ranks[index] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's rank correlation of pairs, ties by mean ranks; NaN where one side never changes. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const one = ranksOf(pairs.map(([first]) => first));
  const other = ranksOf(pairs.map(([, second]) => second));
  const [middle, otherMiddle] = [mean(one), mean(other)];
  let [shared, own, others] = [0, 0, 0];
  for (const [index, rank] of one.entries()) {
    const [left, right] = [rank - middle, (other[index] ?? 0) - otherMiddle];
    shared += left * right;
    own += left ** 2;
    others += right ** 2;
  }
  return shared / Math.sqrt(own * others);
}

/**
 * Cohen's weighted kappa (1968) of two readers who sorted the same things into `categories` ordered classes, given as
 * pairs of places. A disagreement counts by its distance (`linear`) or the square of it (`quadratic`). 1 is full
 * agreement, 0 what chance gives; NaN where both used one and the same class only.
 */
export function weightedKappa(
  pairs: readonly (readonly [number, number])[],
  categories: number,
  weights: "linear" | "quadratic",
): number {
  const cost = (one: number, other: number) => Math.abs(one - other) ** (weights === "linear" ? 1 : 2);
  const share = (place: 0 | 1) =>
    Array.from(
      { length: categories },
      (_, category) => pairs.filter((pair) => pair[place] === category).length / pairs.length,
    );
  const [first, second] = [share(0), share(1)];
  const seen = mean(pairs.map(([one, other]) => cost(one, other)));
  const byChance = first
    .flatMap((one, row) => second.map((other, column) => one * other * cost(row, column)))
    .reduce((sum, part) => sum + part, 0);
  return 1 - seen / byChance;
}
