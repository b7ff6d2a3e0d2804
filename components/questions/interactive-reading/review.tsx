"use client";

import { defineReview, stepReview } from "@/components/questions/define-player";
import {
  IdeaReview,
  PassageReview,
  TitleReview,
} from "@/components/questions/interactive-reading/choice-reviews";
import { HighlightReview } from "@/components/questions/interactive-reading/highlight-review";
import { SentencesReview } from "@/components/questions/interactive-reading/sentences-review";
import { interactiveReading } from "@/lib/questions/interactive-reading/schema";

const { steps } = interactiveReading;

export const review = defineReview<"interactive-reading">({
  sentences: stepReview(steps.sentences, SentencesReview),
  passage: stepReview(steps.passage, PassageReview),
  highlight: stepReview(steps.highlight, HighlightReview),
  idea: stepReview(steps.idea, IdeaReview),
  title: stepReview(steps.title, TitleReview),
});
