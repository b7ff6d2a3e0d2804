export const cardStates = ["new", "learning", "review", "relearning"] as const;
export type CardState = (typeof cardStates)[number];

/** What somebody says of a word they have turned, the worst first. */
export const ratings = ["again", "hard", "good", "easy"] as const;
export type Rating = (typeof ratings)[number];

/** What FSRS knows of one word; stability in days, difficulty from 1 to 10. */
export type Memory = {
  state: CardState;
  dueAt: Date;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  lastReviewAt: Date | null;
};

export const newMemory = (now: Date): Memory => ({
  state: "new",
  dueAt: now,
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  learningSteps: 0,
  reps: 0,
  lapses: 0,
  lastReviewAt: null,
});

const leechFrom = 8;
const leechAgain = 4;

/** Forgotten so often that it should rest: the eighth time, and every fourth time from there. */
export function isLeech(before: Memory, after: Memory) {
  const { lapses } = after;
  return lapses > before.lapses && lapses >= leechFrom && (lapses - leechFrom) % leechAgain === 0;
}
