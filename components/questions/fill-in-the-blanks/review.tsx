"use client";

import { useTranslations } from "next-intl";

import { defineReview, stepReview } from "@/components/questions/define-player";
import type { ReviewProps } from "@/components/questions/step-props";
import { fillInTheBlanks } from "@/lib/questions/fill-in-the-blanks/schema";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Props = ReviewProps<PromptOf<"fill-in-the-blanks">, ReviewOf<"fill-in-the-blanks">>;

function FillInTheBlanksReview({ prompt, review }: Props) {
  const t = useTranslations("Questions.fill-in-the-blanks");
  const word = (text: string) => (
    <strong lang="en" translate="no">
      {text}
    </strong>
  );
  const typed = (text: string) => <span data-typed>{word(text)}</span>;
  const given = review.boxes.map((box) => box.given).join("");

  return (
    <div className="grid gap-3">
      <p lang="en" translate="no" className="font-serif text-passage leading-relaxed">
        {prompt.before}
        <mark className="bg-mark px-1 font-semibold text-inherit">{review.word}</mark>
        {prompt.after}
      </p>
      <p>{t.rich("answer", { word: () => word(review.word) })}</p>
      {review.isRight ? null : (
        <p className="text-ink-soft">
          {given ? t.rich("given", { word: () => typed(prompt.shown + given) }) : t("nothing")}
        </p>
      )}
    </div>
  );
}

export const review = defineReview<"fill-in-the-blanks">({
  main: stepReview(fillInTheBlanks.steps.main, FillInTheBlanksReview),
});
