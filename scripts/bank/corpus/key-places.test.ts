import { expect, test } from "vitest";

import { judgeKeyPlaces } from "@/scripts/bank/corpus/key-places";

/** Turns of a level, as many with the right reply at each place as `counts` says. */
const turns = (level: string, counts: readonly number[]) =>
  counts.flatMap((count, place) =>
    Array.from({ length: count }, () => ({ kind: "turn", level, options: counts.length, place })),
  );

test("places that are even over all levels may be uneven within one", () => {
  const { faults } = judgeKeyPlaces([...turns("A2", [42, 30, 29, 19]), ...turns("B1", [18, 30, 31, 41])]);
  expect(faults.map((fault) => fault.slice(0, 33))).toEqual([
    "right choice, turn, 4 choices, A2",
    "right choice, turn, 4 choices, B1",
  ]);
});

test("of a few questions one may be too many at a place, two are a fault", () => {
  expect(judgeKeyPlaces(turns("C2", [3, 3, 2, 2])).faults).toEqual([]);
  expect(judgeKeyPlaces(turns("C2", [4, 2, 2, 2])).faults).toHaveLength(2);
});
