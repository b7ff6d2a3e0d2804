import fc from "fast-check";
import { expect, test } from "vitest";

import { damage, isGap, MOST_GAPS, type Part, splitSentences } from "@/lib/bank/read-and-complete/damage";

const first = "We live near the sea.";
const last = "Then everybody goes home.";
const show = (parts: readonly Part[]) =>
  parts.map((part) => (isGap(part) ? part.shown + "_".repeat(part.missing) : part)).join("");
const middle = (text: string, names: string[] = []) =>
  show(damage(`${first} ${text} ${last}`, names)).slice(first.length + 1, -last.length - 1);

test.for<[string, string, string]>([
  [
    "every second word keeps half of its letters, rounded down",
    "They sell the place today.",
    "They se__ the pl___ today.",
  ],
  ["at least one letter is shown", "Come to see the boat.", "Come t_ see t__ boat."],
  ["words of one letter are not counted", "It is a very old boat.", "It i_ a very o__ boat."],
  [
    "names inside a sentence are not counted",
    "Then Amina opens the Red door.",
    "Then Amina op___ the Red do__.",
  ],
  ["numbers are not counted", "About 300 people eat at 12 tables.", "About 300 peo___ eat a_ 12 tables."],
  ["contractions are not counted", "He doesn't like it.", "He doesn't li__ it."],
  ["words with a hyphen are not counted", "One ten-minute walk helps.", "One ten-minute wa__ helps."],
  ["a possessive plural is a word", "All bakers' hands work.", "All bak___' hands wo__."],
  ["a word that opens a quotation is no name", 'He says, "Come home now."', 'He sa__, "Come ho__ now."'],
  [
    "counting goes on in the next sentence",
    "It rains hard. Every boat stays.",
    "It ra___ hard. Ev___ boat st___.",
  ],
])("%s", ([, text, damaged]) => {
  expect(middle(text)).toBe(damaged);
});

test("a name that is given stays whole at the start of a sentence too", () => {
  expect(middle("It rains. Amina runs fast.", ["Amina"])).toBe("It ra___. Amina runs fa__.");
});

test("a gap tells its word as it is written", () => {
  const parts = damage(`${first} Cold rain falls. ${last}`);
  expect(parts).toEqual([`${first} Cold `, { shown: "ra", missing: 2, word: "rain" }, ` falls. ${last}`]);
});

test("damage stops at the 25th gap", () => {
  const parts = damage(`${first} Big ${"boats big ".repeat(40)}go. ${last}`);
  expect(parts.filter(isGap)).toHaveLength(MOST_GAPS);
});

test("a sentence may end in a quotation mark, and a question may stand inside one", () => {
  expect(splitSentences('"Is it far?" he asked. She said, "No." They walked.')).toEqual([
    '"Is it far?" he asked. ',
    'She said, "No." ',
    "They walked.",
  ]);
});

test("the first and the last sentence stay whole, and the gaps filled in give the text back", () => {
  const word = fc.constantFrom("a", "at", "the", "Omar", "sea-salt", "it's", "27", "window", "kitchen,");
  const sentence = fc
    .array(word, { minLength: 1, maxLength: 20 })
    .map((words) => `So ${words.join(" ")} go.`);
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 9 }), (sentences) => {
      const text = sentences.join(" ");
      const parts = damage(text);
      expect(parts.map((part) => (isGap(part) ? part.word : part)).join("")).toBe(text);
      expect(show(parts).startsWith(sentences[0] ?? "")).toBe(true);
      expect(show(parts).endsWith(sentences.at(-1) ?? "")).toBe(true);
      for (const gap of parts.filter(isGap)) {
        expect(gap.word).toBe(gap.shown + gap.word.slice(-gap.missing));
        expect(gap.shown.length).toBe(Math.max(1, Math.floor(gap.word.length / 2)));
      }
    }),
    { seed: 5 },
  );
});
