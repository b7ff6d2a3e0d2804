import { expect, test } from "vitest";

import { isSameAnswer } from "@/lib/questions/same-answer";

test.for([
  [{ letters: "ER" }, { letters: "er" }, true],
  [{ text: "It's late, now." }, { text: "its’ late now" }, false],
  [{ text: "It's  late, now." }, { text: "it’s late now" }, true],
  [{ gaps: ["One", "two"] }, { gaps: ["one", "Two "] }, true],
  [{ gaps: ["one", "two"] }, { gaps: ["two", "one"] }, false],
  [{ a: 1, b: null }, { b: null, a: 1 }, true],
  [{ saidReal: true }, { saidReal: false }, false],
  [{ choice: 1 }, null, false],
] as const)("%j and %j are the same: %s", ([one, other, isSame]) => {
  expect(isSameAnswer(one, other)).toBe(isSame);
});
