import { expect, test } from "vitest";

import { countWordErrors, wordErrorRate } from "@/lib/speech/word-errors";

test.for([
  ["The bus is late.", "the bus is late", 0],
  ["The bus is late.", "the boss is late", 1],
  ["The bus is late.", "the bus late", 1],
  ["The bus is late.", "the bus is so late", 1],
  ["I can’t hear you!", "i can't hear you", 0],
  ["The bus is late.", "", 4],
  ["It costs fifty dollars at five.", "It costs $50 at 5.", 0],
  ["On my thirtieth or twenty-first birthday.", "On my 30th or 21st birthday", 0],
  ["Nine hundred and twelve miles, ten percent.", "900 and 12 miles, 10%", 0],
  ["The bus is late.", "late is bus the", 4],
] as const)("%j heard as %j has %j errors", ([said, heard, errors]) => {
  expect(countWordErrors(said, heard).errors).toBe(errors);
});

test("a rate is of all words, not the mean of the sentences", () => {
  expect(
    wordErrorRate([
      { words: 9, errors: 0 },
      { words: 1, errors: 1 },
    ]),
  ).toBe(0.1);
  expect(wordErrorRate([])).toBe(0);
});
