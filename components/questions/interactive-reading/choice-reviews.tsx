"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { ChoiceReview } from "@/components/questions/choice-review";
import { ExplanationLine } from "@/components/questions/explanation-line";
import { lookIn, MarkedPassage, Passage } from "@/components/questions/interactive-reading/passage-text";
import { Asked, StepHeading } from "@/components/questions/interactive-reading/step-heading";
import type { ReviewProps } from "@/components/questions/step-props";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Kind = "passage" | "idea" | "title";
type Props<K extends Kind> = ReviewProps<
  PromptOf<"interactive-reading", K>,
  ReviewOf<"interactive-reading", K>
>;

type ChosenProps = {
  kind: Kind;
  question: string | null;
  choices: readonly string[];
  review: ReviewOf<"interactive-reading", "passage">;
  children: ReactNode;
};

function Chosen({ kind, question, choices, review, children }: ChosenProps) {
  const t = useTranslations("Questions.interactive-reading");
  const { right, chosen, reasons } = review;
  return (
    <div className="grid gap-4">
      <StepHeading kind={kind} level="h4" hasAsk={question !== null} />
      <ChoiceReview
        legend={<Asked kind={kind} question={question} />}
        choices={choices}
        right={right}
        chosen={chosen}
        reasonOf={(choice) => {
          const reason = reasons[choice];
          return reason ? <ExplanationLine line={reason} /> : null;
        }}
      />
      <div className="grid gap-2">
        <p className="text-sm font-semibold text-ink-soft">{t("where")}</p>
        <Passage>{children}</Passage>
      </div>
    </div>
  );
}

export function PassageReview({ prompt, review }: Props<"passage">) {
  const { before, after, choices } = prompt;
  return (
    <Chosen kind="passage" question={null} choices={choices} review={review}>
      <p>
        {before} <mark className="rounded-sm bg-mark px-0.5 text-ink">{choices[review.right]}</mark> {after}
      </p>
    </Chosen>
  );
}

export function IdeaReview({ prompt, review }: Props<"idea">) {
  const { passage, question, choices } = prompt;
  return (
    <Chosen kind="idea" question={question} choices={choices} review={review}>
      <MarkedPassage paragraphs={passage} lookOf={lookIn(review.proof, "bg-mark")} isExcerpt />
    </Chosen>
  );
}

export function TitleReview({ prompt, review }: Props<"title">) {
  return (
    <Chosen kind="title" question={null} choices={prompt.choices} review={review}>
      <MarkedPassage paragraphs={prompt.passage} lookOf={lookIn(review.proof, "bg-mark")} isExcerpt />
    </Chosen>
  );
}
