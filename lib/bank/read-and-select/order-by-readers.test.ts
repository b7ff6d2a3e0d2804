import { expect, test } from "vitest";

import { orderByReaders } from "@/lib/bank/read-and-select/order-by-readers";

const words = [
  { word: "launch", b: -2 },
  { word: "pillow", b: -1 },
  { word: "hiking", b: 0 },
  { word: "anthem", b: 1 },
  { word: "breakfast", b: 2 },
];
const differences = (levels: Record<string, ("A2" | "B1" | "B2" | "C1")[]>) =>
  new Map(
    orderByReaders(words, { levels: { words: levels }, invented: new Map() }).map(({ word, b }) => [word, b]),
  );

test("what readers find harder than its frequency says changes places with what they find easier, length by length", () => {
  const b = differences({
    launch: ["B2", "C1"],
    pillow: ["A2", "B1"],
    hiking: ["A2", "A2"],
    anthem: ["C1", "C1"],
    breakfast: ["A2", "A2"],
  });
  expect([...b.values()].toSorted()).toEqual(words.map((one) => one.b).toSorted());
  expect(b.get("launch")).toBeGreaterThan(b.get("pillow") ?? 0);
  expect(b.get("launch")).toBeGreaterThan(b.get("hiking") ?? 0);
  expect(b.get("anthem")).toBe(1);
  // Alone of its length: there is nothing to change places with.
  expect(b.get("breakfast")).toBe(2);
});

test("readers who say nothing or the same of all change nothing", () => {
  expect(orderByReaders(words, { levels: { words: {} }, invented: new Map() })).toEqual(words);
  const same = Object.fromEntries(words.map(({ word }) => [word, ["B1" as const]]));
  expect(orderByReaders(words, { levels: { words: same }, invented: new Map() })).toEqual(words);
});

test("at the border of two levels those words come to a level that look like its invented ones, as many as before", () => {
  const six = (start: string, b: number) =>
    Array.from({ length: 10 }, (_, at) => ({ word: `${start}aa${"abcdefghij"[at]}`, b: b + at / 100 }));
  const border = [...six("fel", -0.7), ...six("bal", -0.6), ...six("fer", 0.8), ...six("bor", 0.9)];
  const level = Object.fromEntries(border.map(({ word }) => [word, ["B1" as const]]));
  const invented = new Map([["B2" as const, [...six("bam", 1), ...six("bap", 1)].map(({ word }) => word)]]);
  const after = orderByReaders(border, { levels: { words: level }, invented });
  const hard = after.filter(({ b }) => b > 0).map(({ word }) => word);
  expect(hard).toHaveLength(20);
  expect(hard.filter((word) => word.startsWith("b")).length).toBeGreaterThan(10);
  expect(after.map(({ b }) => b).toSorted()).toEqual(border.map(({ b }) => b).toSorted());
});
