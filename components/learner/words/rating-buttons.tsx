"use client";

import { useTranslations } from "next-intl";

import { useIntervalText } from "@/components/learner/words/use-interval-text";
import { classNames } from "@/components/ui/class-names";
import { type Rating, ratings } from "@/lib/vocabulary/memory";

const looks = {
  again: "border-red/50 hover:bg-red-soft",
  hard: "border-line-strong hover:bg-sunken",
  good: "border-teal bg-teal-soft hover:border-teal-strong",
  easy: "border-line-strong hover:bg-sunken",
} as const satisfies Record<Rating, string>;

type RatingButtonsProps = { waits: Record<Rating, number>; onRate: (rating: Rating) => void };

/** How well the word was known, each with the time until it comes back. */
export function RatingButtons({ waits, onRate }: RatingButtonsProps) {
  const t = useTranslations("Learner.words");
  const intervalText = useIntervalText();
  return (
    <div role="group" aria-label={t("howWell")} className="grid grid-cols-4 gap-2">
      {ratings.map((rating, index) => (
        <button
          key={rating}
          type="button"
          aria-keyshortcuts={String(index + 1)}
          autoFocus={rating === "good"}
          onClick={() => onRate(rating)}
          className={classNames(
            "grid min-h-16 content-center justify-items-center gap-0.5 rounded-card border bg-card px-1 py-2 text-center leading-tight transition-colors",
            looks[rating],
          )}
        >
          <span className="font-semibold [overflow-wrap:anywhere] hyphens-auto">
            {t(`ratings.${rating}`)}
          </span>
          <span className="text-xs text-ink-soft tabular">{intervalText(waits[rating])}</span>
          <kbd aria-hidden className="hidden text-xs text-ink-faint md:block">
            {index + 1}
          </kbd>
        </button>
      ))}
    </div>
  );
}
