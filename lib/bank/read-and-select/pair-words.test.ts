import { expect, test } from "vitest";

import { pairWords } from "@/lib/bank/read-and-select/pair-words";

const word = (text: string, b: number) => ({ word: text, b });

test("each level and length keeps as many real words as invented ones, the first ones", () => {
  const real = [word("cloud", -2), word("river", -2), word("planet", 0.9), word("garden", -2)];
  const invented = [word("brone", -2), word("lartem", 0.9), word("dorvan", 0.9), word("tusper", 2.3)];
  expect(pairWords(real, invented)).toEqual({
    real: [real[0], real[2]],
    invented: [invented[0], invented[1]],
  });
});
