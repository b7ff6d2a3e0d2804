import { expect, test } from "vitest";

import { Item, type ItemOf } from "@/lib/bank/item";
import { itemId } from "@/lib/bank/item-id";
import { parseLines } from "@/lib/bank/parse-lines";
import { explain } from "@/lib/questions/explanations";
import { oneStored } from "@/lib/questions/stored-step";

const parseItems = (text: string) => parseLines(text, Item);
const item: ItemOf<"read-and-select"> = {
  id: itemId("read-and-select", { word: "brindle" }),
  type: "read-and-select",
  version: 1,
  steps: oneStored({ word: "brindle" }, { isReal: true }),
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
  ["an item without steps", JSON.stringify({ ...item, steps: [] })],
  ["an unknown type", JSON.stringify({ ...item, type: "essay" })],
  [
    "a key of another type",
    JSON.stringify({ ...item, steps: oneStored({ word: "brindle" }, { text: "brindle" }) }),
  ],
  ["an explanation without words", JSON.stringify({ ...item, explanation: [{ key: "essay", params: {} }] })],
] as const)("%s is refused, and the error names the line", ([, line]) => {
  expect(() => parseItems(`${JSON.stringify(item)}\n${line}\n`)).toThrow(/^line 2: not valid$/);
});

test("an id that comes twice is refused", () => {
  const line = JSON.stringify(item);
  expect(() => parseItems(`${line}\n${line}`)).toThrow(/line 2: id \w+ comes twice/);
});
