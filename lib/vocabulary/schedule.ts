import { type Card, fsrs, Rating as Grade, State } from "ts-fsrs";

import { type CardState, type Memory, type Rating, ratings } from "@/lib/vocabulary/memory";
import { capDue, type TestPlan } from "@/lib/vocabulary/test-plan";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A day's word comes back some hours early, so that who learns a little sooner the next day finds it. */
const slackMs = 6 * hourMs;

/** Nothing random: the browser and the server reckon the same. */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false });

const grades = { again: Grade.Again, hard: Grade.Hard, good: Grade.Good, easy: Grade.Easy } as const;
const stateNumbers = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const satisfies Record<CardState, State>;
const stateNames = {
  [State.New]: "new",
  [State.Learning]: "learning",
  [State.Review]: "review",
  [State.Relearning]: "relearning",
} as const satisfies Record<State, CardState>;

type When = { cardId: string; now: Date; plan: TestPlan };

/**
 * A word after a rating, by FSRS-6 with its published weights (90 % to be remembered, steps of 1 and 10 minutes), due
 * before the test of `plan` at the latest.
 */
export function rateMemory(memory: Memory, rating: Rating, { cardId, now, plan }: When): Memory {
  const { card } = scheduler.next(toCard(memory), now, grades[rating]);
  const state = stateNames[card.state];
  const wanted =
    state === "review" ? new Date(now.getTime() + card.scheduled_days * dayMs - slackMs) : card.due;
  return {
    state,
    dueAt: state === "review" ? capDue(wanted, { cardId, now, seenAt: now, plan }) : wanted,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    lastReviewAt: now,
  };
}

/** Milliseconds until the word comes back, for each rating; whole days where it is days. */
export function previewRatings(memory: Memory, when: When): Record<Rating, number> {
  const wait = (rating: Rating) => {
    const after = rateMemory(memory, rating, when);
    const ms = after.dueAt.getTime() - when.now.getTime();
    return after.state === "review" ? Math.max(1, Math.round((ms + slackMs) / dayMs)) * dayMs : ms;
  };
  const [again, hard, good, easy] = ratings.map(wait);
  return { again: again ?? 0, hard: hard ?? 0, good: good ?? 0, easy: easy ?? 0 };
}

/** When a word that has been learned is due once the test has another date. */
export function planAgain(memory: Memory, { cardId, now, plan }: When): Date {
  const { state, dueAt, lastReviewAt, scheduledDays } = memory;
  if (state !== "review" || !lastReviewAt) return dueAt;
  const wanted = new Date(lastReviewAt.getTime() + scheduledDays * dayMs - slackMs);
  return capDue(wanted, { cardId, now, seenAt: lastReviewAt, plan });
}

function toCard({ state, dueAt, lastReviewAt, ...memory }: Memory): Card {
  return {
    due: dueAt,
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: stateNumbers[state],
    ...(lastReviewAt && { last_review: lastReviewAt }),
  };
}
