import type { z } from "zod";

/** `earned` lies in [0, max]; every question is worth 1. */
export type Score = { earned: number; max: 1 };
export type Skill = "reading" | "listening" | "speaking" | "writing";

export type Question<
  Prompt extends z.ZodType,
  Key extends z.ZodType,
  Answer extends z.ZodType,
  Review extends z.ZodType,
> = {
  skills: readonly [Skill, ...Skill[]];
  /** Time for one question in exam mode. */
  seconds: number;
  /** What the browser may see before the answer: an allow-list, so unknown fields are dropped. */
  prompt: Prompt;
  /** What it may never see. */
  key: Key;
  answer: Answer;
  /** What it may see once the answer is in. */
  review: Review;
  /** What counts when the clock runs out with nothing entered. */
  blank: z.infer<Answer>;
  score: (key: z.infer<Key>, answer: z.infer<Answer>) => Score;
  reviewAnswer: (key: z.infer<Key>, answer: z.infer<Answer>) => z.infer<Review>;
};

export function defineQuestion<
  Prompt extends z.ZodType,
  Key extends z.ZodType,
  Answer extends z.ZodType,
  Review extends z.ZodType,
>(question: Question<Prompt, Key, Answer, Review>) {
  return question;
}
