import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { twoSpellings } from "@/lib/bank/listen-and-type/two-spellings";

const words = `barbershop seawall nextdoor turndown bestseller backpack reexamined examined cooperate operate reed`;
const lexicon = lexiconOf(words.split(" "), [], ["bestseller", "backpack"]);

test.for([
  ["They wait outside the barber shop.", "barber shop"],
  ["She walked past two barber shops.", "barber shops"],
  ["Waves splash over the sea wall.", "sea wall"],
  ["The bestsellers are here.", "bestsellers"],
  ["The samples were reexamined at once.", "reexamined"],
  ["Both teams cooperate.", "cooperate"],
  ["He lost his racket.", "racket"],
  ["Of twenty plants every one has a name.", "every one"],
  ["Penguins are graceful under water.", "under water"],
  ["She is back on stage.", "on stage"],
  ["Stars are discernible.", "discernible"],
  ["He knows a shortcut.", "shortcut"],
])("%s has two spellings", ([sentence = "", found]) => {
  expect(twoSpellings(sentence, lexicon)).toBe(found);
});

test.for([
  "They wait outside the barber, shop and talk.",
  "The girl next door took it.",
  "Turn down the radio.",
  "My backpack is in the reed.",
])("%s has one", (sentence) => {
  expect(twoSpellings(sentence, lexicon)).toBeNull();
});
