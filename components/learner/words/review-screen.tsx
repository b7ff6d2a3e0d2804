"use client";

import { Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { useEffect } from "react";
import { useLocation } from "wouter";

import { Loaded } from "@/components/learner/loaded";
import { useKept } from "@/components/learner/offline/kept";
import { named, useDeck, type WordCardData, type WordDeck } from "@/components/learner/queries";
import { useScreenTitle } from "@/components/learner/use-screen";
import { toMemory } from "@/components/learner/words/deck";
import { RatingButtons } from "@/components/learner/words/rating-buttons";
import { ReviewCard } from "@/components/learner/words/review-card";
import { NothingDue, ReviewEnd } from "@/components/learner/words/review-end";
import { useReview } from "@/components/learner/words/use-review";
import { useReviewKeys } from "@/components/learner/words/use-review-keys";
import { useWordAudio } from "@/components/learner/words/use-word-audio";
import { EnglishMarked, inEnglish } from "@/components/questions/english-words";
import { Button, IconButton } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { previewRatings } from "@/lib/vocabulary/schedule";

type Review = ReturnType<typeof useReview>;

function Top({ review: { done, total, canUndo, undo } }: { review: Review }) {
  const t = useTranslations("Learner");
  const [, navigate] = useLocation();
  const label = t("words.progress", { done, total });
  return (
    <div className="grid gap-2 max-md:pt-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-ink-soft tabular">{label}</p>
        <div className="flex items-center">
          <IconButton label={t("words.undo")} aria-keyshortcuts="u" disabled={!canUndo} onClick={undo}>
            <Undo2 aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={t("player.leave")} onClick={() => navigate("/words")}>
            <X aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
      <Progress value={done} max={total} label={label} />
    </div>
  );
}

type TableProps = { deck: WordDeck; review: Review; card: WordCardData };

function Table({ deck, review, card }: TableProps) {
  const t = useTranslations("Learner.words");
  const { isTurned, now, rested, turnOver, rate } = review;
  const { state, playWord } = useWordAudio(deck.cards);
  useReviewKeys(review);

  return (
    <section
      data-task
      aria-label={t("review")}
      className="flex flex-col gap-4 max-md:min-h-[calc(100dvh-1rem)] max-md:pb-4"
    >
      <Top review={review} />
      <p role="status" className="rounded-card bg-mark-soft px-4 py-3 empty:hidden">
        {rested ? <EnglishMarked>{t("rested", { word: inEnglish(rested.lemma) })}</EnglishMarked> : null}
      </p>
      <ReviewCard
        key={card.id}
        card={card}
        isTurned={isTurned}
        isSilent={state === "failed"}
        onPlay={() => playWord(card)}
      />
      {isTurned ? (
        <RatingButtons
          waits={previewRatings(toMemory(card.memory), { cardId: card.id, now, plan: deck.plan })}
          onRate={rate}
        />
      ) : (
        <Button key={`${card.id} ${card.memory.reps}`} size="lg" full autoFocus onClick={turnOver}>
          {t("turn")}
        </Button>
      )}
      <p className="hidden text-sm text-ink-soft md:block">{t("keys")}</p>
    </section>
  );
}

function Sitting({ deck, onCards }: { deck: WordDeck; onCards: (cards: WordCardData[]) => void }) {
  const review = useReview(deck, onCards);
  const { mutate } = useSWRConfig();
  const { card, words, forgotten } = review;
  const isOver = card === null;
  useEffect(() => {
    if (isOver) for (const name of ["vocabulary", "cards"]) void mutate(named(name));
  }, [isOver, mutate]);

  if (card) return <Table deck={deck} review={review} card={card} />;
  return words === 0 ? <NothingDue /> : <ReviewEnd words={words} forgotten={forgotten} />;
}

/** The words that are due, one after the other. */
export function ReviewScreen() {
  const t = useTranslations("Learner.words");
  useScreenTitle(t("review"));
  const deck = useDeck();
  useKept("deck", "", deck.data);

  return (
    <Loaded query={deck} lines={4} visitor={<NothingDue />}>
      {(data) => (
        <Sitting
          deck={data}
          onCards={(cards) => void deck.mutate({ ...data, cards }, { revalidate: false })}
        />
      )}
    </Loaded>
  );
}
