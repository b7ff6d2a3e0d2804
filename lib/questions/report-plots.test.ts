import { expect, test } from "vitest";

import { plotSittings, plotTrace } from "@/lib/questions/report-plots";

const sitting = (score: number, skillCount = 4) => ({
  finishedAt: "2026-11-01T00:00:00.000Z",
  overall: { score, low: score - 10, high: score + 10 },
  skillCount,
});

test("higher scores stand higher, and each in its interval", () => {
  const { ranges, signs } = plotSittings([sitting(60), sitting(110)]);
  expect(signs.map(({ x }) => x)).toEqual([0.25, 0.75]);
  expect(signs[1]?.y).toBeLessThan(signs[0]?.y ?? 0);
  for (const [at, { low, high }] of ranges.entries()) {
    expect(high).toBeLessThan(signs[at]?.y ?? 0);
    expect(low).toBeGreaterThan(signs[at]?.y ?? 1);
  }
});

test("no line leads from a sitting of four skills to one of three", () => {
  const plot = plotSittings([sitting(90), sitting(95, 3), sitting(100)]);
  expect(plot.signs.map(({ sign }) => sign)).toEqual(["four-skills", "fewer-skills", "four-skills"]);
  expect(plot.lines).toHaveLength(1);
  expect(plot.lines[0]).toMatchObject({ from: { x: plot.signs[0]?.x }, to: { x: plot.signs[2]?.x } });
});

test("of many sittings some have a date below them, the last one always", () => {
  const { feet } = plotSittings(Array.from({ length: 20 }, () => sitting(100)));
  expect(feet.length).toBeLessThanOrEqual(6);
  expect(feet.at(-1)?.at).toBe(19);
});

test("an answer stands at its difficulty, what was thought of it by then beside it", () => {
  const point = { task: "listen-and-type" as const, low: 80, high: 120, points: 100 };
  const plot = plotTrace([
    { ...point, position: 0, share: 1, difficulty: 120 },
    { ...point, position: 3, share: 0.5, difficulty: 80 },
    { ...point, position: 4, share: 0, difficulty: 100 },
  ]);
  expect(plot.signs.map(({ sign }) => sign)).toEqual(["right", "partly", "wrong"]);
  expect(plot.lines).toHaveLength(2);
  expect(plot.lines[0]?.from.y).toBe(plot.signs[2]?.y);
});
