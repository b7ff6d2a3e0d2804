import { expect, test } from "vitest";

import { recentAnswers } from "@/lib/core/recent-answers";
import { questionTypes } from "@/lib/questions/types";

import { nameWeak, type WeakKind } from "./weak-kinds";

const { enough: enoughItems } = recentAnswers;
const [type, other = type] = questionTypes;
const kind = (missed: number, of: number, change: Partial<WeakKind> = {}): WeakKind => ({
  ...{ type, level: "easy", missed, of },
  ...change,
});

test("nothing is said of a kind with too few answers, however many of them were missed", () => {
  expect(nameWeak([kind(enoughItems - 1, enoughItems - 1)])).toEqual({ weak: [], judged: 0 });
  expect(nameWeak([kind(enoughItems, enoughItems)])).toMatchObject({
    weak: [{ of: enoughItems }],
    judged: 1,
  });
});

test("a kind that is mostly right is judged and not called weak", () => {
  expect(nameWeak([kind(2, 10), kind(5, 20)])).toEqual({ weak: [], judged: 2 });
});

test("the worst three are named, the worst first, and of two alike the one that more answers speak for", () => {
  const kinds = [
    kind(6, 14),
    kind(10, 20, { type: other }),
    kind(5, 10, { level: "hard" }),
    kind(4, 10, { level: "medium" }),
    kind(9, 10, { type: other, level: "hard" }),
  ];
  expect(nameWeak(kinds)).toEqual({ weak: [kinds[4], kinds[1], kinds[2]], judged: 5 });
});
