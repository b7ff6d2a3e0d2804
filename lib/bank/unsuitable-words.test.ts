import { expect, test } from "vitest";

import { isLeftOut, isSensitive } from "@/lib/bank/unsuitable-words";

test.for(["murder", "murderer", "drugs", "suicide", "pregnant", "wine", "wars"])(
  "%s is sensitive",
  (word) => {
    expect(isSensitive(word)).toBe(true);
  },
);

test.for(["warm", "demonstrate", "executive", "helmet", "skill", "hello", "grass", "winter", "deadline"])(
  "%s is not",
  (word) => {
    expect(isSensitive(word)).toBe(false);
  },
);

test("a word of religion or party politics may be asked, but stands in no sentence", () => {
  const words = ["monks", "temple", "voters", "prayer", "senator"];
  expect(words.map((word) => [isSensitive(word), isLeftOut(word)])).toEqual(words.map(() => [false, true]));
  expect(isLeftOut("murder")).toBe(true);
  expect(isLeftOut("vote")).toBe(false);
});
