"use client";

import { useTranslations } from "next-intl";

import { MarkedPassage, Passage } from "@/components/questions/interactive-reading/passage-text";
import { StepHeading } from "@/components/questions/interactive-reading/step-heading";
import type { ReviewProps } from "@/components/questions/step-props";
import type { Span } from "@/lib/questions/interactive-reading/span";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Props = ReviewProps<
  PromptOf<"interactive-reading", "highlight">,
  ReviewOf<"interactive-reading", "highlight">
>;

const looks = {
  found: "bg-praise font-semibold text-ink",
  missed: "bg-mark text-ink",
  extra: "text-red line-through",
};

const isIn = (span: Span | null, word: number) => span !== null && span.first <= word && word <= span.last;

/** Which words answer the question, and which were highlighted. */
export function HighlightReview({ prompt: { passage, question }, review: { right, given } }: Props) {
  const t = useTranslations("Questions.interactive-reading");

  function lookOf(word: number) {
    if (isIn(right, word)) return isIn(given, word) ? looks.found : looks.missed;
    return isIn(given, word) ? looks.extra : "";
  }
  const words = Array.from({ length: right.last - right.first + 1 }, (_, index) => right.first + index);
  const hasFound = words.some((word) => isIn(given, word));
  const hasMissed = words.some((word) => !isIn(given, word));
  const hasExtra = given !== null && (given.first < right.first || given.last > right.last);

  return (
    <div className="grid gap-4">
      <StepHeading kind="highlight" level="h4" hasAsk={false} />
      <p lang="en" translate="no" className="font-semibold">
        {question}
      </p>
      {given === null ? <p className="text-ink-soft">{t("noHighlight")}</p> : null}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {hasFound ? (
          <li>
            <span className={looks.found}>{t("found")}</span>
          </li>
        ) : null}
        {hasMissed ? (
          <li>
            <span className={looks.missed}>{t(hasFound ? "missed" : "answer")}</span>
          </li>
        ) : null}
        {hasExtra ? (
          <li>
            <span className={looks.extra}>{t("extra")}</span>
          </li>
        ) : null}
      </ul>
      <Passage>
        <MarkedPassage paragraphs={passage} lookOf={lookOf} isExcerpt />
      </Passage>
    </div>
  );
}
