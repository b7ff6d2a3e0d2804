import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { demoLevels, demoSets } from "@/components/site/demo/demo-words";

const words = demoSets.flat().map(({ word }) => word);

test("no word comes twice, and each visit has a word for every level", () => {
  expect(new Set(words).size).toBe(words.length);
  expect(demoSets.map((set) => set.length)).toEqual(demoSets.map(() => demoLevels.length));
});

test("a visit has real and invented words, and no two visits the same order of them", () => {
  const orders = demoSets.map((set) => set.map(({ isReal }) => (isReal ? "r" : "i")).join(""));
  for (const order of orders) expect(order).toMatch(/r.*i|i.*r/);
  expect(new Set(orders).size).toBe(orders.length);
});

test("no word of the demonstration is a question of the bank", () => {
  const shards = readdirSync("content/bank/items").filter((file) => file.startsWith("read-and-select-"));
  const bank = shards.map((file) => readFileSync(`content/bank/items/${file}`, "utf8")).join("");
  expect(words.filter((word) => bank.includes(`"prompt":{"word":"${word}"}`))).toEqual([]);
});
