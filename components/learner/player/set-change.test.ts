import { expect, test } from "vitest";

import { changeSet } from "@/components/learner/player/set-change";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import type { Outcome } from "@/lib/questions/outcome";

const now = "2026-11-22T12:00:00.000Z";
const quota = (used: number) => ({ limit: 20, used, paid: {}, resetsAt: "2026-11-23T00:00:00.000Z" });
const scored: Outcome = { state: "scored", earned: 1, max: 1 };
const pending: Outcome = { state: "pending", since: now };

function item(position: number, outcome: Outcome | null, answeredAt = now): SetItem {
  return {
    type: "read-and-select",
    position,
    begunAt: null,
    finishedAt: null,
    stepCount: 1,
    outcome,
    skills: [],
    explanation: [],
    steps: [
      {
        kind: "main",
        step: 0,
        skill: "reading",
        prompt: { word: "kitchen" },
        clock: { run: 0, begins: "display", prepare: 0, seconds: 5, openedAt: null, deadlineAt: null },
        media: [],
        result: outcome && {
          outcome,
          answer: { saidReal: true },
          review: null,
          mended: null,
          answeredAt,
        },
      },
    ],
  };
}

const set: PracticeSet = {
  id: "01980d5e-7c00-7000-8000-000000000001",
  purpose: "type:read-and-select",
  type: "read-and-select",
  level: "mixed",
  createdAt: now,
  finishedAt: null,
  size: 2,
  isRound: false,
  multiplier: null,
  roundScore: null,
  items: [item(0, null), item(1, null)],
  quota: quota(3),
  now,
};

test("an answer changes its item, the day's figure, and with the last one the set is finished", () => {
  const next = changeSet(set, { item: item(1, scored), quota: quota(4), now, finished: true });
  expect(next.items.map(({ outcome }) => outcome)).toEqual([null, scored]);
  expect(next).toMatchObject({ quota: { used: 4 }, finishedAt: now });
});

test("what was asked before the answer and comes after it does not take the answer back", () => {
  const answered = changeSet(set, { item: item(0, scored), now });
  expect(changeSet(answered, { item: item(0, null), quota: quota(5), now })).toMatchObject({
    items: [{ outcome: scored }, { outcome: null }],
    quota: { used: 5 },
  });
});

test("a settled outcome is not pending again", () => {
  const waits = changeSet(set, { item: item(0, pending), now });
  const settled = changeSet(waits, { item: item(0, scored), now });
  expect(settled.items[0]?.outcome).toEqual(scored);
  expect(changeSet(settled, { item: item(0, pending), now }).items[0]?.outcome).toEqual(scored);
});

test("another answer to a step takes the place of the first, though it still waits, and not the other way round", () => {
  const later = "2026-11-22T12:01:00.000Z";
  const first = changeSet(set, { item: item(0, scored), now });
  const again = changeSet(first, { item: item(0, pending, later), now: later });
  expect(again.items[0]?.outcome).toEqual(pending);
  expect(changeSet(again, { item: item(0, scored), now }).items[0]?.outcome).toEqual(pending);
});
