import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { buildDictations } from "@/lib/bank/listen-and-type/build-dictations";
import type { DictationSentence } from "@/lib/bank/listen-and-type/sources";

const words =
  `the store on our street opens at half past ten live music was here she's they colour killed`.split(/\s+/);
const lexicon = lexiconOf([...words, { word: "color", count: 2000 }]);
const from = { lexicon, seed: "s", levels: { words: {} } };
const good = {
  text: "The store on our street opens at ten.",
  level: "A2",
  subject: "home",
  version: 1,
  source: "content/bank/test.yaml",
} as const satisfies DictationSentence & { source: string };

const gateOf = (change: Partial<DictationSentence>) =>
  buildDictations([{ ...good, ...change }], from).rejected[0]?.gate;

test("a good sentence becomes an item whose prompt says nothing of the text, and a recording that does", () => {
  const { accepted, media } = buildDictations([good], from);
  const [step] = accepted[0]?.steps ?? [];
  expect(step).toMatchObject({ prompt: { plays: 3 }, key: { text: good.text } });
  expect(step?.media).toEqual([{ mediaId: media[0]?.id, kind: "audio", when: "prompt", alt: "" }]);
  expect(media[0]?.id).toMatch(/^[0-9a-f]{32}$/);
  expect(media[0]?.source).toEqual({
    from: "speech",
    text: good.text,
    voice: "rms",
    wordsAMinute: 140,
  });
});

test("an owner that may be several has both spellings in the key", () => {
  const one = lexiconOf([...words, "stores"]);
  const [item] = buildDictations([{ ...good, text: "The store's music was on our street." }], {
    ...from,
    lexicon: one,
  }).accepted;
  expect(item?.steps[0].key).toMatchObject({ alike: [{ said: "store's", other: "stores'" }] });
});

test.for<[string, Partial<DictationSentence>]>([
  ["length", { text: "The store opens here." }],
  ["sentence-shape", { text: "The store opens at 10 on our street." }],
  ["sensitive-subject", { text: "They killed the music on our street." }],
  ["american-spelling", { text: "The colour was half past our street." }],
  ["one-spelling", { text: "The color was half past our street." }],
  ["one-pronunciation", { text: "The live music was on our street." }],
])("%s stops what it is for", ([gate, change]) => {
  expect(gateOf(change)).toBe(gate);
});

test("a word that learners know long before the level is not named as hard, unless nothing else is", () => {
  const rare = lexiconOf([...words, { word: "lunchtime", count: 2 }, { word: "notorious", count: 3 }]);
  const hardIn = (text: string) =>
    buildDictations([{ ...good, text, level: "C1" }], {
      ...{ lexicon: rare, seed: "s" },
      levels: { words: { lunchtime: ["A2", "B1"], notorious: ["C1", "C1"] } },
    }).accepted[0]?.explanation.find(({ key }) => key === "dictation-hard-word")?.params;
  expect(hardIn("The store on our street was notorious at lunchtime.")).toMatchObject({ word: "notorious" });
});
