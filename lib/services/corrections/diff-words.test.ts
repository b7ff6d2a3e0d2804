import { expect, test } from "vitest";

import { diffWords } from "@/lib/services/corrections/diff-words";

const textOf = (runs: ReturnType<typeof diffWords>, not: string) =>
  runs.flatMap(({ kind, text }) => (kind === not ? [] : [text])).join("");

test.each([
  ["He go home.", "He goes home."],
  ["", "A new text, from nothing."],
  ["All of it goes.", ""],
  ["It is good and it is nice.", "It is nice, and it is good; very good!"],
  ["the same", "the same"],
  ["one\n\ntwo  three", "one\ntwo three four"],
])("the runs of %j and %j hold both texts", (before, after) => {
  const runs = diffWords(before, after);
  expect(textOf(runs, "added")).toBe(before);
  expect(textOf(runs, "removed")).toBe(after);
});

test("only what changed is marked", () => {
  expect(diffWords("He go home late.", "He goes home late.")).toEqual([
    { kind: "same", text: "He " },
    { kind: "removed", text: "go" },
    { kind: "added", text: "goes" },
    { kind: "same", text: " home late." },
  ]);
});

test("texts that are too long to compare word by word are shown whole", () => {
  const [before, after] = ["a ".repeat(3_000), "b ".repeat(3_000)];
  const runs = diffWords(before, after);
  expect(textOf(runs, "added")).toBe(before);
  expect(textOf(runs, "removed")).toBe(after);
});
