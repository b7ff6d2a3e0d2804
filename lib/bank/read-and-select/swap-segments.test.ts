import { expect, test } from "vitest";

import { segmentsOf, segmentSwapper } from "@/lib/bank/read-and-select/swap-segments";
import { seededRandom } from "@/lib/bank/seeded-random";

test.for([
  ["harvest", ["h", "a", "rv", "e", "st"]],
  ["queen", ["qu", "ee", "n"]],
  ["yellow", ["y", "e", "ll", "o", "w"]],
] as const)("%s has its segments", ([word, segments]) => {
  expect(segmentsOf(word)).toEqual(segments);
});

test("a swapped word keeps the number of segments, changes some, and depends on the seed alone", () => {
  const words = ["b", "d", "m", "t"].flatMap((first) =>
    ["a", "e", "o"].flatMap((vowel) => ["b", "d", "n", "t"].map((last) => first + vowel + last)),
  );
  const swap = segmentSwapper(Array.from({ length: 30 }, () => words).flat());
  const made = Array.from({ length: 20 }, (_, seed) => swap("ban", seededRandom(String(seed))));
  expect(made).toEqual(Array.from({ length: 20 }, (_, seed) => swap("ban", seededRandom(String(seed)))));
  for (const word of made) {
    expect(segmentsOf(word ?? "")).toHaveLength(3);
    expect(word).not.toBe("ban");
  }
});
