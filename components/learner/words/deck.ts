import type { QueuedReview } from "@/components/learner/words/review-queue";
import { isLeech, type Memory, type Rating } from "@/lib/vocabulary/memory";
import { rateMemory } from "@/lib/vocabulary/schedule";
import type { TestPlan } from "@/lib/vocabulary/test-plan";

type Wire<Of> = {
  [Key in keyof Of]: Of[Key] extends Date ? string : Of[Key] extends Date | null ? string | null : Of[Key];
};
type Kept = { id: string; isResting: boolean; memory: Wire<Memory> };

/** Words of some minutes are asked that much early when nothing else is left. */
const aheadMs = 20 * 60_000;

export const toMemory = (memory: Kept["memory"]): Memory => ({
  ...memory,
  dueAt: new Date(memory.dueAt),
  lastReviewAt: memory.lastReviewAt === null ? null : new Date(memory.lastReviewAt),
});

const toWire = (memory: Memory): Kept["memory"] => ({
  ...memory,
  dueAt: memory.dueAt.toISOString(),
  lastReviewAt: memory.lastReviewAt?.toISOString() ?? null,
});

/** The card after a rating, as the server will have it. */
export function rateCard<Card extends Kept>(
  card: Card,
  rating: Rating,
  { now, plan }: { now: Date; plan: TestPlan },
): Card {
  const before = toMemory(card.memory);
  const after = rateMemory(before, rating, { cardId: card.id, now, plan });
  return { ...card, memory: toWire(after), isResting: isLeech(before, after) };
}

/** Whether a card is still to be done today. */
export function isOpen({ isResting, memory: { state, dueAt } }: Kept, now: Date) {
  if (isResting) return false;
  return state !== "review" || Date.parse(dueAt) <= now.getTime();
}

const isSoon = ({ memory: { state, dueAt } }: Kept, by: number) =>
  (state === "learning" || state === "relearning") && Date.parse(dueAt) <= by;

const earliest = <Card extends Kept>(cards: readonly Card[]) =>
  cards.toSorted((one, other) => one.memory.dueAt.localeCompare(other.memory.dueAt))[0];

/**
 * The card to ask now: one whose minutes are over, else the next of the deck, else one whose minutes are nearly over;
 * null when nothing is left for now.
 */
export function pickNext<Card extends Kept>(cards: readonly Card[], now: Date): Card | null {
  const open = cards.filter((card) => isOpen(card, now));
  const isOver = (card: Card) => isSoon(card, now.getTime());
  const waiting = open.find(({ memory: { state } }) => state === "new" || state === "review");
  const ahead = open.filter((card) => isSoon(card, now.getTime() + aheadMs));
  return earliest(open.filter(isOver)) ?? waiting ?? earliest(ahead) ?? null;
}

/** A deck as the server has it, after what it has not heard of yet. */
export function withQueued<Card extends Kept>(
  cards: readonly Card[],
  { queued, plan }: { queued: readonly QueuedReview[]; plan: TestPlan },
): Card[] {
  const undone = new Set(queued.flatMap((entry) => (entry.kind === "undo" ? [entry.reviewId] : [])));
  const said = queued.filter(({ id }) => !undone.has(id));
  return cards.map((card) =>
    said.reduce(
      (known, entry) =>
        entry.kind === "rating" && entry.cardId === known.id && entry.reps === known.memory.reps
          ? rateCard(known, entry.rating, { now: new Date(entry.at), plan })
          : known,
      card,
    ),
  );
}
