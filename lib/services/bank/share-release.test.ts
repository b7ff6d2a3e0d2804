import { expect, test } from "vitest";

import { seededRandom } from "@/lib/bank/seeded-random";
import { shareRelease } from "@/lib/services/bank/share-release";

const group = (type: string, count: number) => ({ type, facet: "", count });
const groups = [group("words", 900), group("gaps", 1_050), group("dictations", 13), group("readings", 4)];
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test("a release has its size, and a group never gives more than it has", () => {
  const random = seededRandom("shares");
  for (let day = 0; day < 500; day += 1) {
    const shares = shareRelease(groups, 20, random());
    expect(sum(shares)).toBe(20);
    for (const [index, { count }] of groups.entries()) expect(shares[index]).toBeLessThanOrEqual(count);
  }
});

test("over many days each group gives its share", () => {
  const random = seededRandom("many days");
  const totals = groups.map(() => 0);
  const days = 4_000;
  for (let day = 0; day < days; day += 1)
    for (const [index, share] of shareRelease(groups, 20, random()).entries())
      totals[index] = (totals[index] ?? 0) + share;
  const all = sum(groups.map(({ count }) => count));
  for (const [index, { count }] of groups.entries())
    expect(Math.abs((totals[index] ?? 0) / days - (20 * count) / all)).toBeLessThan(0.05);
});

test("the last days take what is left, and then nothing", () => {
  expect(shareRelease([group("words", 3), group("gaps", 4)], 20, 0.7)).toEqual([3, 4]);
  expect(shareRelease([], 20, 0.7)).toEqual([]);
});
