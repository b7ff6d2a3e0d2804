import { expect, test } from "vitest";

import { matchWords } from "@/lib/bank/read-and-select/match-words";

const offer = (word: string) => ({ word });

function match(models: string[], pool: string[], chosen: string[] = []) {
  const taken: string[] = [];
  matchWords({
    models,
    pool: pool.map(offer),
    chosen: chosen.map(offer),
    isFree: ({ word }) => !taken.includes(word),
    take: ({ word }) => taken.push(word),
  });
  return taken;
}

test("takes a word of the length of each model", () => {
  expect(match(["stone", "marble"], ["abcdef", "ghijk", "lmnopq"]).map(({ length }) => length)).toEqual([
    5, 6,
  ]);
});

test("prefers the word with the ending and the letters of the models", () => {
  expect(match(["nation"], ["blurky", "foltion".slice(1), "gwexpo"])).toEqual(["oltion"]);
});

test("what was chosen before counts: its features are owed no more", () => {
  expect(match(["nation", "simply"], ["motion", "trumly"], ["lotion"])).toEqual(["trumly"]);
});

test("takes none where none of that length is left", () => {
  expect(match(["stone", "brick"], ["plane"])).toEqual(["plane"]);
});
