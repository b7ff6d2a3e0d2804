import { expect, test } from "vitest";

import { isOpen, pickNext, rateCard, withQueued } from "@/components/learner/words/deck";
import type { CardState } from "@/lib/vocabulary/memory";

const now = new Date("2026-11-23T20:00:00Z");
const plan = { testDate: null, lastDays: 1 };
const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();

const card = (id: string, state: CardState, due: number) => ({
  id: `01980d5e-7c00-7000-8000-00000000000${id}`,
  isResting: false,
  memory: {
    state,
    dueAt: minutes(due),
    stability: 3,
    difficulty: 5,
    scheduledDays: 3,
    learningSteps: 0,
    reps: 1,
    lapses: 0,
    lastReviewAt: minutes(-4_320),
  },
});

test("a word whose minutes are over comes first, then the deck in its order, then what is nearly over", () => {
  const [fresh, due] = [card("1", "new", -60), card("2", "review", -60)];
  const [over, soon, later] = [
    card("3", "learning", -1),
    card("4", "relearning", 8),
    card("5", "learning", 30),
  ];
  expect(pickNext([fresh, due, soon, over], now)).toBe(over);
  expect(pickNext([due, fresh, soon], now)).toBe(due);
  expect(pickNext([later, soon], now)).toBe(soon);
  expect(pickNext([later], now)).toBeNull();
  expect(pickNext([card("6", "review", 900)], now)).toBeNull();
});

test("a rating moves a word on, and a word known well is done for today", () => {
  const due = card("1", "review", -60);
  const known = rateCard(due, "good", { now, plan });
  expect(known.memory.reps).toBe(2);
  expect(isOpen(known, now)).toBe(false);
  expect(isOpen(rateCard(due, "again", { now, plan }), now)).toBe(true);
});

test("the eighth time a word is forgotten it rests", () => {
  const due = card("1", "review", -60);
  const tired = { ...due, memory: { ...due.memory, lapses: 7 } };
  const rested = rateCard(tired, "again", { now, plan });
  expect(rested.isResting).toBe(true);
  expect(isOpen(rested, now)).toBe(false);
});

test("what the server has not heard of yet is done again on what it sent, without what was taken back", () => {
  const due = card("1", "review", -60);
  const said = { kind: "rating", cardId: due.id, rating: "again", userId: null, at: now.getTime() } as const;
  const first = { ...said, id: "a", reps: 1 };
  const second = { ...said, id: "b", reps: 2, rating: "good" } as const;
  const undo = { kind: "undo", id: "c", reviewId: "b", userId: null, at: now.getTime() } as const;
  const after = (queued: Parameters<typeof withQueued>[1]["queued"]) =>
    withQueued([due], { queued, plan })[0]?.memory.reps;
  expect(after([first, second])).toBe(3);
  expect(after([first, second, undo])).toBe(2);
  expect(after([{ ...first, reps: 0 }])).toBe(1);
});
