"use client";

import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import {
  countUnchosen,
  IdeaStep,
  PassageStep,
  TitleStep,
} from "@/components/questions/interactive-reading/choice-steps";
import { countUnmarked, HighlightStep } from "@/components/questions/interactive-reading/highlight-step";
import { countEmptyGaps, SentencesStep } from "@/components/questions/interactive-reading/sentences-step";
import { interactiveReading } from "@/lib/questions/interactive-reading/schema";

const { steps } = interactiveReading;

export const player = definePlayer<"interactive-reading">({
  sentences: stepPlayer(steps.sentences, SentencesStep, { countEmpty: countEmptyGaps }),
  passage: stepPlayer(steps.passage, PassageStep, { countEmpty: countUnchosen }),
  highlight: stepPlayer(steps.highlight, HighlightStep, { countEmpty: countUnmarked }),
  idea: stepPlayer(steps.idea, IdeaStep, { countEmpty: countUnchosen }),
  title: stepPlayer(steps.title, TitleStep, { countEmpty: countUnchosen }),
});
