import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { inventedGates } from "@/lib/bank/read-and-select/invented-gates";

const words = [
  "market",
  "basket",
  "letter",
  "phone",
  "happy",
  "thousand",
  "rain",
  "coat",
  "blanket",
  "horse",
];
const lexicon = lexiconOf(words, ["sterane", "comilla", "decian"]);
const gates = new Map(
  inventedGates({ lexicon, model: [], rejects: new Set(["poopent"]) }).map(({ name, passes }) => [
    name,
    passes,
  ]),
);
const passes = (gate: string, word: string) => gates.get(gate)?.(word);

test.for([
  ["length", "mark"],
  ["length", "marketbasket"],
  ["real-word", "market"],
  ["offensive", "rudewordy"],
  ["offensive", "rudword"],
  ["offensive", "maltalen"],
  ["inflection", "unhappy"],
  ["inflection", "marketer"],
  ["inflection", "happiness"],
  ["compound", "raincoat"],
  ["word-inside", "phonera"],
  ["word-inside", "chorsenge"],
  ["homophone", "fone"],
  ["one-letter-from-word", "morket"],
  ["one-letter-from-word", "makret"],
  ["real-start", "thousil"],
  ["real-end", "plasket"],
  ["word-at-edge", "coatile"],
  ["repetition", "dodododo"],
  ["listed-elsewhere", "sterane"],
  ["listed-elsewhere", "comilla"],
  ["listed-elsewhere", "decian"],
  ["offensive", "rapith"],
  ["offensive", "neurint"],
  ["rejected-by-reader", "poopent"],
] as const)("%s stops %s", ([gate, word]) => {
  expect(passes(gate, word)).toBe(false);
});

test("each of those gates lets another word pass", () => {
  const open = [
    "real-word",
    "offensive",
    "inflection",
    "compound",
    "word-inside",
    "homophone",
    "listed-elsewhere",
    "rejected-by-reader",
  ];
  expect(open.filter((gate) => passes(gate, "grondile") !== true)).toEqual([]);
});
