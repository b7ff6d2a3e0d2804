/** Fewer in a group say nothing. */
export const fewestInGroup = 100;

export type GroupResponse = { theta: number; isRight: boolean; isFocal: boolean };

export type GroupDifference = {
  /** Odds of the reference group over those of the focal one, at the same ability. */
  oddsRatio: number;
  /** On the scale of ETS: below 0, the item is harder for the focal group than its ability says. */
  delta: number;
  /** Standard error of `delta` (Robins, Breslow and Greenland, 1986). */
  error: number;
  /** Negligible, moderate, large. */
  level: "A" | "B" | "C";
};

const strataCount = 8;

type Table = { rightOwn: number; wrongOwn: number; rightFocal: number; wrongFocal: number };

/** Tables by ability, each as many responses. */
function tablesOf(responses: readonly GroupResponse[]): Table[] {
  const ordered = responses.toSorted((one, other) => one.theta - other.theta);
  const size = Math.ceil(ordered.length / strataCount);
  return Array.from({ length: strataCount }, (_, at) => {
    const each = ordered.slice(at * size, (at + 1) * size);
    const count = (isRight: boolean, isFocal: boolean) =>
      each.filter((one) => one.isRight === isRight && one.isFocal === isFocal).length;
    return {
      rightOwn: count(true, false),
      wrongOwn: count(false, false),
      rightFocal: count(true, true),
      wrongFocal: count(false, true),
    };
  });
}

/**
 * Whether an item is easier or harder for a group, such as the speakers of one language, than for others of the same
 * ability (Mantel and Haenszel). Null where a group has fewer than 100 responses, or nothing can be compared.
 */
export function compareGroups(responses: readonly GroupResponse[]): GroupDifference | null {
  const focal = responses.filter(({ isFocal }) => isFocal).length;
  if (Math.min(focal, responses.length - focal) < fewestInGroup) return null;
  let [R, S, PR, PSQR, QS] = [0, 0, 0, 0, 0];
  for (const { rightOwn, wrongOwn, rightFocal, wrongFocal } of tablesOf(responses)) {
    const all = rightOwn + wrongOwn + rightFocal + wrongFocal;
    if (all === 0) continue;
    const [r, s] = [(rightOwn * wrongFocal) / all, (wrongOwn * rightFocal) / all];
    const [p, q] = [(rightOwn + wrongFocal) / all, (wrongOwn + rightFocal) / all];
    [R, S, PR, PSQR, QS] = [R + r, S + s, PR + p * r, PSQR + p * s + q * r, QS + q * s];
  }
  if (R === 0 || S === 0) return null;
  const variance = PR / (2 * R * R) + PSQR / (2 * R * S) + QS / (2 * S * S);
  const [delta, error] = [-2.35 * Math.log(R / S), 2.35 * Math.sqrt(variance)];
  return { oddsRatio: R / S, delta, error, level: levelOf(Math.abs(delta), error) };
}

/** The classes of ETS (Zwick and Ercikan, 1989). */
function levelOf(size: number, error: number): GroupDifference["level"] {
  if (size >= 1.5 && size - 1.645 * error > 1) return "C";
  return size >= 1 && size > 1.96 * error ? "B" : "A";
}
