import { expect, test } from "vitest";

import { buildGaps } from "@/lib/bank/fill-in-the-blanks/build-gaps";
import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import type { GapSentence } from "@/lib/bank/fill-in-the-blanks/sources";

const words =
  `she grows tomatoes in her large garden behind the house was killed rudeword colour ticket ticker
  open we bought another mrs today please dagger emily`.split(/\s+/);
const lexicon = lexiconOf([...words, { word: "color", count: 2000 }]);
const good: GapSentence & { source: string } = {
  text: "She grows tomatoes in her large [garden].",
  level: "A2",
  subject: "home",
  version: 1,
  partOfSpeech: "noun",
  clue: "grows tomatoes",
  gloss: "land where plants are grown",
  alternatives: [],
  source: "content/bank/test.yaml",
};

const gateOf = (change: Partial<GapSentence>) =>
  buildGaps([{ ...good, ...change }], lexicon, "s").rejected[0]?.gate;

test("a good sentence becomes an item whose prompt holds no missing letter", () => {
  const [item] = buildGaps([good], lexicon, "s").accepted;
  expect(item?.steps[0].prompt).toEqual({
    before: "She grows tomatoes in her large ",
    after: ".",
    shown: "ga",
    missing: 4,
  });
  expect(item?.steps[0].key).toEqual({ word: "garden", letters: "rden", alternatives: [] });
  expect(item?.cefr).toBe("A2");
});

test.for<[string, Partial<GapSentence>]>([
  ["one-gap", { text: "She grows tomatoes in her large garden." }],
  ["one-gap", { text: "She grows [tomatoes] in her large [garden]." }],
  ["length", { text: "She grows [garden]." }],
  ["sentence-shape", { text: "she grows tomatoes in her large [garden]" }],
  ["offensive", { text: "She grows rudeword tomatoes in her [garden]." }],
  ["sensitive-subject", { text: "She was killed in her large [garden]." }],
  ["american-spelling", { text: "She grows colour tomatoes in her [garden]." }],
  ["stock-phrases", { text: "Emily grows tomatoes in her large [garden]." }],
  ["suitable-target", { text: "She grows tomatoes behind her large [dagger]." }],
  ["known-words", { text: "She grows tomatose in her large [garden]." }],
  ["no-personal-names", { text: "She grows tomatoes in Bought [garden] today." }],
  ["target-class", { partOfSpeech: "verb" }],
  ["target-once", { text: "She grows tomatoes in her garden [garden]." }],
  ["one-american-form", { text: "She grows tomatoes in another large [color]." }],
  ["clue-in-sentence", { clue: "grows carrots" }],
  ["clue-in-sentence", { clue: "large garden" }],
  ["clue-tells-something", { clue: "in her" }],
  ["clue-tells-something", { text: "Open another large [garden] today.", clue: "Open another" }],
  ["gloss-without-target", { gloss: "a kind of garden" }],
  ["gloss-shape", { gloss: "Land where plants are grown." }],
  ["one-answer", { text: "We bought another large [ticket] today.", clue: "bought" }],
])("%s stops what it is for", ([gate, change]) => {
  expect(gateOf(change)).toBe(gate);
});

test("a second sentence that says the same is stopped, and a fourth that asks for the same word", () => {
  const same = { ...good, text: "She grows tomatoes in another large [garden]." };
  const other = (text: string, clue: string) => ({ ...good, text, clue });
  const others = [
    other("We bought another house behind the [garden].", "house"),
    other("Please, we bought tomatoes today behind her [garden].", "tomatoes"),
    other("Another large ticket today, please, in the [garden].", "ticket"),
  ];
  const built = buildGaps([good, same, ...others], lexicon, "s");
  expect(built.rejected.map(({ gate }) => gate)).toEqual(["near-duplicate", "new-target"]);
});
