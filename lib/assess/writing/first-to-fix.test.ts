import { expect, test } from "vitest";

import { type Edit } from "@/lib/assess/assessment";
import { firstToFix } from "@/lib/assess/writing/first-to-fix";
import { editKinds, type EditKind } from "@/lib/core/edit-kinds";

const edits = (...kinds: (EditKind | [EditKind, number])[]): Edit[] =>
  kinds.map((each, at) => {
    const [kind, confidence] = Array.isArray(each) ? each : [each, 0.9];
    const place = { part: 0, start: at * 10, end: at * 10 + 3, original: "abc", replacement: "abd" };
    return { id: `1.${at}`, ...place, kind, category: editKinds[kind], confidence, ruleId: "learner/x" };
  });
const first = (...kinds: Parameters<typeof edits>) =>
  firstToFix({ edits: edits(...kinds) })?.category ?? null;

test("what comes most often is first", () => {
  expect(first("misspelled", "third-person-s", "subject-verb", "misspelled", "misspelled")).toBe("spelling");
  expect(first("misspelled", "third-person-s", "be-form")).toBe("agreement");
});

test("what costs a reader more counts for more", () => {
  expect(first("sentence-capital", "name-capital", "question-order")).toBe("word-order");
});

test("hints do not count, and a text without mistakes has nothing to fix first", () => {
  expect(first(["misspelled", 0.4], ["misspelled", 0.4], "article-a-an")).toBe("article");
  expect(first(["misspelled", 0.4])).toBeNull();
  expect(first()).toBeNull();
});

test("it names the places to look at", () => {
  expect(
    firstToFix({ edits: edits("misspelled", "article-the", "misspelled") })?.edits.map(({ id }) => id),
  ).toEqual(["1.0", "1.2"]);
});
