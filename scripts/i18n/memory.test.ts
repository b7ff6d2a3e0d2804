import fc from "fast-check";
import { expect, test } from "vitest";

import { markCodes } from "@/scripts/i18n/codes";
import { createMemory } from "@/scripts/i18n/memory";
import type { ExchangeFile, Unit } from "@/scripts/i18n/unit";

const unit = (source: string, target: string | null): Unit => {
  return { id: source, name: source, source, target, previous: null, translate: true, notes: [] };
};

const file = (texts: Record<string, string | null>): ExchangeFile => {
  const units = Object.entries(texts).map(([source, target]) => unit(source, target));
  const compose = () => ({ text: null, changed: 0, gaps: [] });
  const check = () => undefined;
  return {
    id: "one",
    original: "en",
    file: "content/de",
    notes: [],
    units,
    findCodes: markCodes,
    check,
    compose,
  };
};

const memory = createMemory([
  file({
    "Read the words, then choose": "Lies die Wörter, dann wähle",
    "Read the words, then the answer, and choose": "Lies die Wörter, dann die Antwort, und wähle",
    '<Callout kind="tip" title="Look first">': '<Callout kind="tip" title="Erst hinsehen">',
    "Not translated yet": null,
  }),
]);

test("the same text has similarity 1 and says where it comes from", () => {
  expect(memory({ source: "Read the words, then choose" })).toMatchObject({
    target: "Lies die Wörter, dann wähle",
    similarity: 1,
    origin: "content/de",
  });
});

test("the most similar text is offered, with the share of words that are the same", () => {
  const match = memory({ source: "Read the words, then the answer, and decide" });
  expect(match).toMatchObject({ target: "Lies die Wörter, dann die Antwort, und wähle", similarity: 0.875 });
});

test("the same words with other signs are nearly the same, never the same", () => {
  expect(memory({ source: "Read the words – then choose!" })?.similarity).toBe(0.99);
});

test.for([
  "Something else altogether",
  "Read the words",
  "Not translated yet",
  '<Callout kind="tip" title="Other words">',
  "",
  "→",
])("nothing is offered for a text that is not similar enough or has no translation: %j", (source) => {
  expect(memory({ source })).toBeNull();
});

/** The definition of the similarity, without the index. */
function bySearch(source: string, texts: readonly string[]) {
  const distance = (a: string[], b: string[]): number => {
    const [first, ...rest] = a;
    const [other, ...others] = b;
    if (first === undefined || other === undefined) return a.length + b.length;
    if (first === other) return distance(rest, others);
    return 1 + Math.min(distance(rest, b), distance(a, others), distance(rest, others));
  };
  const words = source.split(" ");
  const similarities = texts.map((text) => {
    const other = text.split(" ");
    return 1 - distance(words, other) / Math.max(words.length, other.length);
  });
  const best = Math.min(0.99, Math.max(0, ...similarities));
  return texts.includes(source) ? 1 : best >= 0.7 ? best : null;
}

test("the index finds what a search through all texts finds", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 6 });
  const sentence = text.map((words) => words.join(" "));
  fc.assert(
    fc.property(sentence, fc.array(sentence, { maxLength: 8 }), (source, texts) => {
      const found = createMemory([file(Object.fromEntries(texts.map((known) => [known, known])))]);
      const similarity = found({ source })?.similarity ?? null;
      const expected = bySearch(source, texts);
      if (similarity === null || expected === null) expect(similarity).toBe(expected);
      else expect(similarity).toBeCloseTo(expected, 10);
    }),
    { seed: 7, numRuns: 300 },
  );
});
