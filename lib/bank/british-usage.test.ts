import { expect, test } from "vitest";

import { isBritishUsage } from "@/lib/bank/british-usage";

test("a text that only a British writer would write is known by its words", () => {
  const british = [
    "Customers complained, so the shop changed its opening hours.",
    "Even a dripping tap can waste a surprising amount of water.",
    "The campaign to save the old cinema began with three people.",
    "Our greengrocer offers a generous discount on fruit.",
    "We met again a fortnight later.",
    "Bring the water to the boil.",
    "Ask the shop assistant for a bigger size.",
    "The workers threatened to strike unless the heating was repaired.",
    "Good food in childhood matters for the whole of life.",
    "We have a big lunch every tenth of May.",
    "Our open day is behind the sports hall.",
    "You needn’t come straight away.",
    "I've done the sums, and they've none left.",
    "She sets exams, so let's have a look.",
    "Oh dear, we could do with some rain.",
    "Do sit down, I've got no objection.",
    "Quite right, that'll do nicely.",
    "Is it necessary to book a table on a public holiday?",
    "The coach had to send on a substitute.",
    "Do remember the power station behind the climbing hall.",
    "On the building site, a man does up his jacket.",
    "The bakery is in the same street.",
    "As a keen swimmer she was two years behind me at school.",
  ];
  expect(british.filter(isBritishUsage)).toEqual(british);
});

test("an American's words that look like them stay", () => {
  const american = [
    "The tap water here is cold.",
    "The waiters began to tap their feet.",
    "She is in the hospital over the weekend.",
    "He got the box with the books.",
    "The heating bill fell by the fourth of the five months.",
    "The store is open day and night.",
    "They've no doubt heard it.",
  ];
  expect(american.filter(isBritishUsage)).toEqual([]);
});
