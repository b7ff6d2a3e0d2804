"use client";

import { useTranslations } from "next-intl";

import { defineReview, stepReview } from "@/components/questions/define-player";
import type { ReviewProps } from "@/components/questions/step-props";
import { readAndSelect } from "@/lib/questions/read-and-select/schema";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Props = ReviewProps<PromptOf<"read-and-select">, ReviewOf<"read-and-select">>;

function ReadAndSelectReview({ prompt, review }: Props) {
  const t = useTranslations("Questions.read-and-select");
  const said = review.saidReal === null ? "saidNothing" : review.saidReal ? "saidYes" : "saidNo";

  return (
    <div className="grid gap-2 text-center">
      <p lang="en" translate="no" className="font-serif text-4xl font-semibold break-words">
        {prompt.word}
      </p>
      <p className="text-ink-soft">{t(said)}</p>
    </div>
  );
}

export const review = defineReview<"read-and-select">({
  main: stepReview(readAndSelect.steps.main, ReadAndSelectReview),
});
