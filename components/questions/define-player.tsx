"use client";

import { type ComponentType, useEffect, useState } from "react";
import type * as z from "zod/mini";

import type {
  AnyReviewProps,
  AnyStepProps,
  Given,
  ReviewProps,
  RoundProps,
  StepPlayer,
  StepProps,
  TypePlayer,
  TypeReview,
  TypeRound,
} from "@/components/questions/step-props";
import type { KindOf, QuestionType } from "@/lib/questions/types";

type Schema<Prompt, Answer, Review> = {
  prompt: z.ZodMiniType<Prompt>;
  answer: z.ZodMiniType<Answer>;
  review: z.ZodMiniType<Review>;
  repeats?: boolean;
};

type Options<Prompt, Answer> = {
  answersAtOnce?: boolean;
  timesItself?: boolean;
  countEmpty?: (prompt: Prompt, answer: Answer | null) => number;
  say?: (prompt: Prompt) => string;
};

/** The player of one kind of step: it gets what its schema lets through. */
export function stepPlayer<Prompt, Answer extends Given, Review>(
  schema: Schema<Prompt, Answer, Review>,
  Player: ComponentType<StepProps<Prompt, Answer>>,
  { answersAtOnce = false, timesItself = false, countEmpty, say }: Options<Prompt, Answer> = {},
): StepPlayer {
  function Step({ prompt, draft, ...frame }: AnyStepProps) {
    const [parsed] = useState(() => schema.prompt.parse(prompt));
    const [kept] = useState(() => schema.answer.safeParse(draft));
    const { onDraft } = frame;
    // What is sent when the time runs out before anything else is entered.
    useEffect(() => {
      if (kept.success) onDraft(kept.data);
    }, [kept, onDraft]);
    return <Player {...frame} prompt={parsed} draft={kept.success ? kept.data : null} />;
  }
  return {
    Step,
    answersAtOnce,
    timesItself,
    repeats: schema.repeats ?? false,
    countEmpty: (prompt, answer) =>
      countEmpty?.(schema.prompt.parse(prompt), schema.answer.safeParse(answer).data ?? null) ?? 0,
    say: (prompt) => say?.(schema.prompt.parse(prompt)) ?? "",
  };
}

/** The review of one kind of step. */
export function stepReview<Prompt, Answer, Review>(
  schema: Schema<Prompt, Answer, Review>,
  Shown: ComponentType<ReviewProps<Prompt, Review>>,
) {
  return function Review({ prompt, review, media }: AnyReviewProps) {
    return <Shown prompt={schema.prompt.parse(prompt)} review={schema.review.parse(review)} media={media} />;
  };
}

/** What came of a round, by the reviews of its items. */
export function defineRound<Review>(
  schema: Pick<Schema<unknown, unknown, Review>, "review">,
  Shown: ComponentType<RoundProps<Review>>,
): TypeRound {
  return {
    Result: ({ reviews }) => <Shown reviews={reviews.map((review) => schema.review.parse(review))} />,
  };
}

/** The players of a type: every kind of step has one, or this does not compile. */
export function definePlayer<T extends QuestionType>(steps: Record<KindOf<T>, StepPlayer>): TypePlayer {
  return steps;
}

export function defineReview<T extends QuestionType>(
  steps: Record<KindOf<T>, ComponentType<AnyReviewProps>>,
): TypeReview {
  return steps;
}
