import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { judgePassages } from "@/lib/bank/read-and-complete/passage-gates";
import type { Passage } from "@/lib/bank/read-and-complete/sources";

const sentence = "The old boat waits near the quiet town until the evening comes again.";
const good: Passage = {
  name: "the-boat",
  title: "The Old Boat",
  level: "A2",
  kind: "narrative",
  subject: "ocean",
  text: [...Array<string>(6).fill(sentence), "Then Amina goes back home with all her friends."].join(" "),
  names: ["Amina"],
  accept: {},
  version: 1,
};
const words = `${good.text} was killed rudeword colour beat`.toLowerCase().match(/[a-z]{2,}/g) ?? [];
const lexicon = lexiconOf([...new Set(words), { word: "color", count: 2000 }]);
const gateOf = (change: Partial<Passage>) =>
  judgePassages([{ ...good, ...change }], lexicon).rejected[0]?.gate;
const swap = (from: string, to: string) => ({ text: good.text.replace(from, to) });

test("a good passage passes, and tells its gates", () => {
  const [judged] = judgePassages([good], lexicon).accepted;
  expect(judged?.passage).toBe(good);
  expect(judged?.gates).toContain("near-duplicate");
});

test.for<[string, Partial<Passage>]>([
  ["title", { title: "Boat" }],
  ["title", { title: "The old Boat" }],
  ["text-shape", swap("The old", "the old")],
  ["length", { text: good.text.replace(sentence, "").trim() + " Again." }],
  ["sentences", { text: good.text.replaceAll("again. The", "again, the") }],
  ["first-sentence", swap(sentence, "The boat waits. The boat waits until the evening comes back again.")],
  ["last-sentence", swap("Then Amina goes back home with all her friends.", "Then Amina goes home.")],
  ["offensive", swap("quiet", "rudeword")],
  ["sensitive-subject", { title: "The Killed Boat" }],
  ["stock-phrases", swap("quiet", "bustling")],
  ["american-spelling", swap("quiet", "colour")],
  ["names-listed", { names: [] }],
  ["names-listed", { names: ["Amina", "Omar"] }],
  ["known-words", swap("quiet", "quiett")],
  ["accepted-fit", { accept: { boat: ["boots"] } }],
  ["accepted-fit", { accept: { amina: ["amino"] } }],
])("%s stops what it is for", ([gate, change]) => {
  expect(gateOf(change)).toBe(gate);
});

test("an accepted word shares the letters shown and the length", () => {
  expect(gateOf({ accept: { boat: ["bold"] } })).toBeUndefined();
});

test("a name that is taken and a text that says the same are stopped", () => {
  const { rejected } = judgePassages([good, good, { ...good, name: "again" }], lexicon);
  expect(rejected.map(({ gate }) => gate)).toEqual(["new-name", "near-duplicate"]);
});
