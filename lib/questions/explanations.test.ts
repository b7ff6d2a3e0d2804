import { expect, test } from "vitest";

import english from "@/content/messages/en.json";
import {
  dictationFocuses,
  explain,
  Explanation,
  explanationKeys,
  explanationParams,
  partsOfSpeech,
} from "@/lib/questions/explanations";
import { wrongReasons } from "@/lib/questions/interactive-listening/schema";

const words: Record<string, string> = english.Explanations;

test("every explanation has English words, and no others are kept", () => {
  expect(Object.keys(words).sort()).toEqual([...explanationKeys].sort());
});

test.for(explanationKeys)("the words of %s use exactly its parameters", (key) => {
  const used = [...(words[key] ?? "").matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name);
  expect(new Set(used.filter((name) => explanationParams[key].some((param) => param === name)))).toEqual(
    new Set(explanationParams[key]),
  );
});

test("every code has a branch", () => {
  for (const code of partsOfSpeech)
    for (const key of ["part-of-speech", "word-class"])
      expect(words[key]).toContain(` ${code.replaceAll("-", "_")} {`);
  for (const code of dictationFocuses)
    expect(words["dictation-focus"]).toContain(` ${code.replaceAll("-", "_")} {`);
});

test("an explanation with a parameter too many, too few or empty is refused", () => {
  expect(Explanation.safeParse(explain("gap-clue", { clue: "in the sky" })).success).toBe(true);
  expect(Explanation.safeParse({ key: "gap-clue", params: {} }).success).toBe(false);
  expect(Explanation.safeParse({ key: "gap-clue", params: { clue: "" } }).success).toBe(false);
  expect(Explanation.safeParse({ key: "gap-clue", params: { clue: "a", word: "b" } }).success).toBe(false);
  expect(Explanation.safeParse({ key: "constructor", params: {} }).success).toBe(false);
});

test("why a choice fails is one of at most 60 reasons, of gaps, sentences, ideas, and replies", () => {
  const reasons = [...explanationKeys.filter((key) => key.includes("-fails-")), ...wrongReasons];
  expect(reasons.length).toBeGreaterThan(20);
  expect(reasons.length).toBeLessThanOrEqual(60);
});
