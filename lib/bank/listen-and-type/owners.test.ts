import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { ownersAlike } from "@/lib/bank/listen-and-type/owners";

const lexicon = lexiconOf(
  "cousin cousins city cities boss bosses bird birds train trains week weeks".split(" "),
);
const othersOf = (sentence: string) => ownersAlike(sentence, lexicon).map(({ other }) => other);

test.for([
  ["I heard my cousin's song.", "cousins'"],
  ["I heard my cousins’ song.", "cousin's"],
  ["We walked on the city's wall.", "cities'"],
  ["The cities' walls are old.", "city's"],
  ["Nobody laughed at the boss's jokes.", "bosses'"],
])("%s may be written %s", ([sentence = "", other]) => {
  expect(othersOf(sentence)).toEqual([other]);
});

test.for([
  "We found a small bird's nest.",
  "She kept both birds' nests.",
  "It took three weeks' work.",
  "Last week's lunch was better.",
  "Today's lunch is everyone's.",
  "The children's lunch is here.",
  "If the train's late, it's cold.",
])("%s says which one it is", (sentence) => {
  expect(othersOf(sentence)).toEqual([]);
});
