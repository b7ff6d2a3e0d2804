import { expect, test } from "vitest";

import { noteParts } from "@/lib/content/markdown/note-parts";

test("what stands between asterisks is quoted, the rest is the note's own language", () => {
  expect(noteParts("Grammatik: genau wäre *even though*.")).toEqual([
    { text: "Grammatik: genau wäre ", isQuoted: false },
    { text: "even though", isQuoted: true },
    { text: ".", isQuoted: false },
  ]);
});

test("a note may begin with a quotation, and may have none", () => {
  expect(noteParts("*that* und *if*").map(({ isQuoted }) => isQuoted)).toEqual([true, false, true]);
  expect(noteParts("Aufbau: klar")).toEqual([{ text: "Aufbau: klar", isQuoted: false }]);
});

test("a single asterisk is a sign like any other", () => {
  expect(noteParts("5 * 3")).toEqual([{ text: "5 * 3", isQuoted: false }]);
});
