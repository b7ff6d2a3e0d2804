import { expect, test } from "vitest";

import { createRegistry } from "@/lib/questions/registry";
import { questionTypes } from "@/lib/questions/types";

import { suggestSet } from "./suggest-set";

const registry = { questions: createRegistry() };
const offered = [...questionTypes];
const [first] = questionTypes;
const nothing = { weak: [], recent: [], hasAnswered: false, offered };

test("whoever has answered nothing begins with a short easy set", () => {
  expect(suggestSet(registry, nothing)).toEqual({
    wish: { purpose: `type:${first}`, level: "easy", way: "single", size: 5 },
    type: first,
    reason: { kind: "first" },
  });
});

test("what is missed most comes before what was done least", () => {
  const worst = { type: first, level: "hard", missed: 6, of: 14 } as const;
  const recent = [{ type: first, answered: 14 }];
  expect(suggestSet(registry, { ...nothing, hasAnswered: true, recent, weak: [worst] })).toMatchObject({
    wish: { purpose: "weak" },
    reason: { kind: "weak", worst },
  });
});

test("without a weak kind the type done least of late is next, in a round where it has rounds", () => {
  const rarest = questionTypes.at(-1);
  const recent = questionTypes.slice(0, -1).map((type, index) => ({ type, answered: index + 1 }));
  expect(suggestSet(registry, { ...nothing, hasAnswered: true, recent })).toMatchObject({
    wish: { purpose: `type:${rarest}`, way: "single" },
    reason: { kind: "rare", answered: 0 },
  });
  const others = questionTypes.slice(1).map((type) => ({ type, answered: 30 }));
  expect(
    suggestSet(registry, {
      ...nothing,
      hasAnswered: true,
      recent: [{ type: first, answered: 3 }, ...others],
    }),
  ).toMatchObject({ wish: { purpose: `type:${first}`, way: "round" }, reason: { answered: 3 } });
});

test("a type without questions is not suggested, and with none at all nothing is", () => {
  const [, second] = questionTypes;
  expect(suggestSet(registry, { ...nothing, offered: offered.slice(1) })?.type).toBe(second);
  expect(suggestSet(registry, { ...nothing, offered: [] })).toBeNull();
});
