import { expect, test } from "vitest";

import { chooseDraft, newDraft } from "@/components/learner/corrections/editor/choose-draft";

const fresh = () => newDraft([], "fresh");
const kept = (revision: number, isAhead: boolean) => ({
  ...newDraft(["here"], "kept"),
  ...{ part: 0, revision, isAhead },
});
const server = (revision: number) => ({ parts: [{ text: "there" }], millis: 7, revision });
const textOf = (draft: { parts: readonly string[] }) => draft.parts.join();

test("without any draft a text begins", () => {
  expect(chooseDraft(null, null, fresh)).toEqual(fresh());
});

test("what was written on another device goes on here, and its second part is not begun anew", () => {
  const two = { ...server(4), parts: [{ text: "one" }, { text: "two" }] };
  expect(chooseDraft(null, two, fresh)).toMatchObject({
    parts: ["one", "two"],
    part: 1,
    revision: 4,
    millis: 7,
  });
});

test("what the server has not been told of is never given up, and replaces what it has", () => {
  expect(chooseDraft(kept(1, true), server(3), fresh)).toMatchObject({ parts: ["here"], revision: 3 });
});

test("of two that are told, the later one counts", () => {
  expect(textOf(chooseDraft(kept(3, false), server(3), fresh))).toBe("here");
  expect(textOf(chooseDraft(kept(2, false), server(3), fresh))).toBe("there");
  expect(textOf(chooseDraft(kept(2, false), null, fresh))).toBe("here");
});
