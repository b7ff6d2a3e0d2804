import "server-only";

export type Waiting = { type: string; facet: string; count: number };

/**
 * How many of each group a release takes, so that over the days each gives its share: systematic sampling, which
 * rounds a share up or down with the chance that makes it right on average. `start` lies in [0, 1).
 */
export function shareRelease(groups: readonly Waiting[], size: number, start: number): number[] {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const taken = Math.min(size, total);
  let before = 0;
  return groups.map(({ count }) => {
    const at = (place: number) => Math.floor((place * taken) / Math.max(total, 1) + start);
    const share = at(before + count) - at(before);
    before += count;
    return share;
  });
}
