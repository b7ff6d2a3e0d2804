import "server-only";
import { z } from "zod";

import { Explanation } from "@/lib/questions/explanations";
import { questions, type QuestionType } from "@/lib/questions/registry";
import type { Result } from "@/lib/services/practice/views";

/** A row of `practice_items` with its item's explanation. */
export type AnsweredRow = {
  answer: unknown;
  score: number | null;
  review: unknown;
  explanation: unknown;
  answeredAt: Date | null;
};

const Explanations = z.array(Explanation);

/** What an answered question shows; null before the answer. */
export function resultView(type: QuestionType, row: AnsweredRow): Result | null {
  if (row.answeredAt === null) return null;
  return {
    score: { earned: row.score ?? 0, max: 1 },
    answer: row.answer === null ? null : questions[type].answer.parse(row.answer),
    review: questions[type].review.parse(row.review),
    explanation: Explanations.parse(row.explanation),
    answeredAt: row.answeredAt.toISOString(),
  };
}
