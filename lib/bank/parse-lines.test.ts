import { expect, test } from "vitest";

import type { ReadAndSelectItem } from "@/lib/bank/item";
import { itemId } from "@/lib/bank/item-id";
import { parseItems } from "@/lib/bank/parse-items";
import { explain } from "@/lib/questions/explanations";

const item: ReadAndSelectItem = {
  id: itemId("read-and-select", { word: "brindle" }),
  type: "read-and-select",
  version: 1,
  prompt: { word: "brindle" },
  key: { isReal: true },
  explanation: [explain("real-word", { word: "brindle" })],
  features: { zipf: 2.1 },
  cefr: "C1",
  params: { model: "3pl", a: 1, b: 2, c: 0.25, se: 0.8 },
  enemies: [],
  provenance: { source: "test", licence: "own work", generator: "test", seed: "test" },
  gates: ["length"],
};

test("items come back as they were written, and empty lines are skipped", () => {
  expect(parseItems(`${JSON.stringify(item)}\n\n`)).toEqual([item]);
});

test.for([
  ["broken JSON", "{"],
  ["an unknown type", JSON.stringify({ ...item, type: "essay" })],
  ["a key of another type", JSON.stringify({ ...item, key: { text: "brindle" } })],
  ["an explanation without words", JSON.stringify({ ...item, explanation: [{ key: "essay", params: {} }] })],
] as const)("%s is refused, and the error names the line", ([, line]) => {
  expect(() => parseItems(`${JSON.stringify(item)}\n${line}\n`)).toThrow(/^line 2: not a valid item$/);
});

test("an id that comes twice is refused", () => {
  const line = JSON.stringify(item);
  expect(() => parseItems(`${line}\n${line}`)).toThrow(/line 2: id \w+ comes twice/);
});
