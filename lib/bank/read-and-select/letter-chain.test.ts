import { expect, test } from "vitest";

import { letterChain } from "@/lib/bank/read-and-select/letter-chain";
import { seededRandom } from "@/lib/bank/seeded-random";

const words = ["banana", "bandana", "cabana", "savanna"];

function draw(seed: string, times: number) {
  const chain = letterChain({ words, context: 2, least: 1, longest: 9 });
  const random = seededRandom(seed);
  return Array.from({ length: times }, () => chain(random));
}

test("the same seed draws the same strings, another seed others", () => {
  expect(draw("one", 50)).toEqual(draw("one", 50));
  expect(draw("one", 50)).not.toEqual(draw("two", 50));
});

test("every letter follows two letters that it follows in a word", () => {
  const known = new Set(words.flatMap((word) => partsOf(`^^${word}$`)));
  const drawn = draw("parts", 200).filter((word) => word !== null);
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.flatMap((word) => partsOf(`^^${word}$`)).filter((part) => !known.has(part))).toEqual([]);
});

test("a string that grows too long is given up", () => {
  const lengths = draw("long", 300).map((word) => word?.length ?? 0);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(9);
});

test("what too few words have is never drawn", () => {
  const chain = letterChain({ words, context: 2, least: 2, longest: 9 });
  const random = seededRandom("least");
  const drawn = Array.from({ length: 100 }, () => chain(random));
  expect(drawn.filter((word) => word !== null && !word.startsWith("ba"))).toEqual([]);
});

function partsOf(text: string) {
  return Array.from({ length: text.length - 2 }, (_, index) => text.slice(index, index + 3));
}
