import { useState } from "react";

import type { WordCardData, WordDeck } from "@/components/learner/queries";
import { isOpen, pickNext, rateCard } from "@/components/learner/words/deck";
import { queueReview } from "@/components/learner/words/review-queue";
import type { Rating } from "@/lib/vocabulary/memory";

type Past = { reviewId: string; card: WordCardData; rating: Rating };
type Turn = { id: string | null; isTurned: boolean; now: Date };

const turnTo = (card: WordCardData | null, now: Date): Turn => ({
  id: card?.id ?? null,
  isTurned: false,
  now,
});

/** One sitting: the card on the table, what was said of those before it, and what is left. All of it goes on offline. */
export function useReview(deck: WordDeck, onCards: (cards: WordCardData[]) => void) {
  const { cards, plan } = deck;
  const [turn, setTurn] = useState<Turn>(() => {
    const now = new Date();
    return turnTo(pickNext(cards, now), now);
  });
  const [past, setPast] = useState<readonly Past[]>([]);
  const own = cards.find((each) => each.id === turn.id && isOpen(each, turn.now));
  const card = own ?? pickNext(cards, turn.now);
  const replace = (other: WordCardData) => cards.map((each) => (each.id === other.id ? other : each));

  function rate(rating: Rating) {
    if (!card) return;
    const now = new Date();
    const { id } = queueReview({ kind: "rating", cardId: card.id, rating, reps: card.memory.reps });
    const after = replace(rateCard(card, rating, { now, plan }));
    setPast([...past, { reviewId: id, card, rating }]);
    setTurn(turnTo(pickNext(after, now), now));
    onCards(after);
  }

  function undo() {
    const last = past.at(-1);
    if (!last) return;
    queueReview({ kind: "undo", reviewId: last.reviewId });
    setPast(past.slice(0, -1));
    setTurn({ id: last.card.id, isTurned: true, now: new Date() });
    onCards(replace(last.card));
  }

  const seen = new Set(past.map((each) => each.card.id));
  const left = cards.filter((each) => isOpen(each, turn.now)).length;
  const done = cards.filter((each) => seen.has(each.id) && !isOpen(each, turn.now)).length;
  const lastCard = past.at(-1)?.card.id;
  return {
    card,
    isTurned: own !== undefined && turn.isTurned,
    now: turn.now,
    done,
    total: done + left,
    words: seen.size,
    forgotten: new Set(past.filter(({ rating }) => rating === "again").map((each) => each.card.id)).size,
    canUndo: past.length > 0,
    /** The word that has just begun to rest. */
    rested: cards.find((each) => each.id === lastCard && each.isResting) ?? null,
    turnOver: () => setTurn({ ...turn, id: card?.id ?? null, isTurned: true, now: new Date() }),
    rate,
    undo,
  };
}
