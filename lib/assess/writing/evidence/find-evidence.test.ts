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

const named =
  "My friend Omar works in a bakery near the old bridge. We drink tea there in the evening and talk about music.";
const notesOf = (asked: string[], share: number, doubtful: { start: number; end: number }[] = []) =>
  findEvidence([{ part: 0, read: readText(named), edits: [], doubtful }], asked, share);

test("one place is no strength and fault at once", () => {
  const notes = notesOf(["Write about a friend."], 0.2).filter(({ criterion }) => criterion === "content");
  expect(notes.map(({ kind }) => kind)).toEqual(["brief"]);
  expect(notesOf(["Write about a friend."], 1).map(({ kind }) => kind)).toContain("detail");
});

test("a text that nobody asked for is no brief answer", () => {
  for (const asked of [[], [""]]) {
    const found = notesOf(asked, 0.2).map(({ kind }) => kind);
    expect(found).not.toContain("brief");
    expect(found).toContain("detail");
  }
});

test("no words with a mistake in them that is not shown are quoted as a strength", () => {
  const at = named.indexOf("bakery");
  expect(notesOf([], 1, [{ start: at, end: at + 6 }]).map(({ kind }) => kind)).not.toContain("detail");
});

test("a long clause is not cut behind a word that leads on", () => {
  const long =
    "I stay at home because my sister and her two small children visit us every Sunday in the summer months.";
  const [reason] = findEvidence([{ part: 0, read: readText(long), edits: [] }], [], 1).filter(
    ({ kind }) => kind === "short-reason",
  );
  expect(long.slice(reason?.start, reason?.end)).toMatch(/Sunday$/);
});
