import { expect, test } from "vitest";

import { takesComparative } from "@/lib/bank/fill-in-the-blanks/comparative-rival";
import { lexiconOf } from "@/lib/bank/lexicon.fixture";

const lexicon = lexiconOf(["clearly", "clearer", "happily", "happier", "barely"]);

test.for<[string, string, string, number, boolean]>([
  ["Please speak ", "clearly", ", because it is loud.", 5, true],
  ["Please speak ", "clearly", " when you call.", 5, true],
  ["She danced ", "happily", ".", 4, true],
  ["Please speak very ", "clearly", ", because it is loud.", 5, false],
  ["Please speak slowly and ", "clearly", ".", 5, false],
  ["You can ", "clearly", " see the island.", 5, false],
  ["Please speak ", "clearly", ".", 6, false],
  ["We could hear him, ", "barely", ".", 4, false],
])("%s[%s]%s with %i letters shown: %s", ([before, word, after, shown, takes]) => {
  expect(takesComparative({ before, word, after, shown }, lexicon)).toBe(takes);
});
