"use client";

import { useTranslations } from "next-intl";

import { ChoiceReview } from "@/components/questions/choice-review";
import { defineReview, stepReview } from "@/components/questions/define-player";
import { NotesReview } from "@/components/questions/interactive-listening/notes-review";
import { Spoken } from "@/components/questions/interactive-listening/spoken";
import type { ReviewProps } from "@/components/questions/step-props";
import { interactiveListening } from "@/lib/questions/interactive-listening/schema";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Props<Kind extends "turn" | "summary"> = ReviewProps<
  PromptOf<"interactive-listening", Kind>,
  ReviewOf<"interactive-listening", Kind>
>;

/** What was said in a turn, the replies, and why each but the best one fails. */
function TurnReview({ prompt, review: { best, chosen, reasons }, media }: Props<"turn">) {
  const t = useTranslations("Questions.interactive-listening");
  return (
    <div className="grid gap-4">
      <Spoken media={media} speaker={t(`speakers.${prompt.with}`, { gender: prompt.gender })} />
      <ChoiceReview
        legend={t("turn.ask")}
        choices={prompt.replies}
        right={best}
        chosen={chosen}
        reasonOf={(place) => {
          const wrong = reasons[place];
          if (!wrong) return null;
          const words = wrong.words.length > 0 ? wrong.words.join(", ") : (prompt.replies[place] ?? "");
          return t(`reasons.${wrong.reason}`, { words });
        }}
      />
    </div>
  );
}

/** The own summary beside the points and the sample that were written for this conversation. */
function SummaryReview({ review: { text, points, sample } }: Props<"summary">) {
  const t = useTranslations("Questions.interactive-listening.summary");
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-sm font-semibold text-ink-soft">{t("yourText")}</h3>
        {text.trim() ? (
          <p lang="en" translate="no" className="max-w-text font-serif text-lg whitespace-pre-wrap">
            {text}
          </p>
        ) : (
          <p>{t("nothing")}</p>
        )}
      </div>
      <div>
        <h3 className="text-sm font-semibold text-ink-soft">{t("points")}</h3>
        <ul lang="en" translate="no" className="max-w-text list-disc ps-5 font-serif text-lg">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="border-s-4 border-marker ps-4">
        <h3 className="text-sm font-semibold text-ink-soft">{t("sample")}</h3>
        <p lang="en" translate="no" className="max-w-text font-serif text-lg">
          {sample}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{t("ours")}</p>
      </div>
    </div>
  );
}

const { notes, turn, summary } = interactiveListening.steps;

export const review = defineReview<"interactive-listening">({
  notes: stepReview(notes, NotesReview),
  turn: stepReview(turn, TurnReview),
  summary: stepReview(summary, SummaryReview),
});
