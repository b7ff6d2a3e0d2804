import { expect, test } from "vitest";

import { type Edit } from "@/lib/assess/assessment";
import { findEvidence } from "@/lib/assess/writing/evidence/find-evidence";
import { readText } from "@/lib/assess/writing/text/scored-text";

const text =
  "I like my city because there are many parks and quiet streets near the river. However, the buses in our part of town are very late.";

const editAt = (words: string): Edit => ({
  ...{ id: "1", part: 0, start: text.indexOf(words), end: text.indexOf(words) + words.length },
  ...{ original: words, replacement: "other words", category: "preposition", kind: "preposition-wrong" },
  ...{ confidence: 0.4, ruleId: "learner/test" },
});
const kinds = (edits: Edit[]) =>
  findEvidence([{ part: 0, read: readText(text), edits }], [], 1).map(({ kind }) => kind);

test("a reason and a turn are praised", () => {
  expect(kinds([])).toEqual(expect.arrayContaining(["short-reason", "turn"]));
});

test("no words with a mistake in them are quoted as a strength, be it a hint alone", () => {
  expect(kinds([editAt("near the river")])).not.toContain("short-reason");
  expect(kinds([editAt("near the river")])).toContain("turn");
  expect(kinds([editAt("late")])).not.toContain("turn");
});
