import fc from "fast-check";
import { expect, test } from "vitest";

import { applyChanges, cutAtChanges } from "@/components/learner/corrections/result/apply-edits";

const text = "He go to to school, and he he like it very much .";
const change = (id: string, original: string, replacement: string, from = 0) => {
  const start = text.indexOf(original, from);
  return { id, start, end: start + original.length, replacement };
};
const changes = [
  change("go", "go", "goes"),
  change("to", "to", "", 9),
  change("like", "like", "likes"),
  change("he", "he", "", 27),
];
const all = () => true;

test("a text is cut at its changes and put together again", () => {
  const segments = cutAtChanges(text, changes);
  expect(segments.map((segment) => segment.text).join("")).toBe(text);
  expect(segments.flatMap((segment) => segment.change?.id ?? [])).toEqual(["go", "to", "he", "like"]);
  for (const segment of segments) expect(text.startsWith(segment.text, segment.start)).toBe(true);
});

test("only what is taken is changed, and words that go leave no second space", () => {
  expect(applyChanges(text, changes, (id) => id === "like")).toBe(text.replace("like", "likes"));
  expect(applyChanges(text, changes, all)).toBe("He goes to school, and he likes it very much .");
  const last = change("much", "very much", "");
  expect(applyChanges(text, [last], all)).toBe("He go to to school, and he he like it .");
});

test("words that go at an end of the text take their space along", () => {
  const at = (start: number, end: number) => [{ id: "x", start, end, replacement: "" }];
  expect(applyChanges("So we left.", at(0, 2), all)).toBe("we left.");
  expect(applyChanges("We left now.", at(8, 11), all)).toBe("We left.");
  expect(applyChanges("One\n\nSo we left.", at(5, 7), all)).toBe("One\n\nwe left.");
});

test("an insertion has an empty stretch, and its words come to its place", () => {
  const insertion = { id: "in", start: 3, end: 3, replacement: "will " };
  expect(cutAtChanges("We go.", [insertion])).toEqual([
    { text: "We ", start: 0, change: null },
    { text: "", start: 3, change: insertion },
    { text: "go.", start: 3, change: null },
  ]);
  expect(applyChanges("We go.", [insertion], all)).toBe("We will go.");
});

test("changes that overlap or lie outside are left out, and nothing of any text is lost", () => {
  const anyChange = fc.record({
    id: fc.uuid(),
    start: fc.nat(40),
    end: fc.nat(40),
    replacement: fc.string(),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(anyChange), (any, some) => {
      const segments = cutAtChanges(any, some);
      expect(segments.map((segment) => segment.text).join("")).toBe(any);
      expect(applyChanges(any, some, () => false)).toBe(any);
    }),
  );
});
