import type { z } from "zod";

import type { Question, Score } from "@/lib/questions/define-question";
import { fillInTheBlanks } from "@/lib/questions/fill-in-the-blanks";
import { listenAndType } from "@/lib/questions/listen-and-type";
import { readAndSelect } from "@/lib/questions/read-and-select";

/** The one list of question types; the player registry, the bank and the messages are checked against it. */
export const questions = {
  "read-and-select": readAndSelect,
  "fill-in-the-blanks": fillInTheBlanks,
  "listen-and-type": listenAndType,
} as const;

type Questions = typeof questions;

export type QuestionType = keyof Questions;
export type PromptOf<T extends QuestionType> = z.infer<Questions[T]["prompt"]>;
export type KeyOf<T extends QuestionType> = z.infer<Questions[T]["key"]>;
export type AnswerOf<T extends QuestionType> = z.infer<Questions[T]["answer"]>;
export type ReviewOf<T extends QuestionType> = z.infer<Questions[T]["review"]>;

type QuestionOf<T extends QuestionType> = Question<
  z.ZodType<PromptOf<T>>,
  z.ZodType<KeyOf<T>>,
  z.ZodType<AnswerOf<T>>,
  z.ZodType<ReviewOf<T>>
>;

const byType: { [T in QuestionType]: QuestionOf<T> } = questions;

export const questionTypes = Object.keys(questions).filter(isQuestionType);

export function isQuestionType(value: unknown): value is QuestionType {
  return typeof value === "string" && Object.hasOwn(questions, value);
}

/** What the browser may see of a stored prompt. Throws ZodError when the row does not fit its type. */
export function publicPrompt<T extends QuestionType>(type: T, row: unknown): PromptOf<T> {
  return byType[type].prompt.parse(row);
}

/**
 * Scores one answer. `answer` null means the time ran out with nothing entered.
 * Throws ZodError when the key or the answer does not fit the type.
 */
export function gradeAnswer<T extends QuestionType>(
  type: T,
  row: { key: unknown; answer: unknown },
): { score: Score; review: ReviewOf<T> } {
  const question = byType[type];
  const key = question.key.parse(row.key);
  const answer = row.answer === null ? question.blank : question.answer.parse(row.answer);
  return {
    score: question.score(key, answer),
    review: question.review.parse(question.reviewAnswer(key, answer)),
  };
}

/** What the server said of an answer. Throws ZodError when it does not fit the type. */
export function parseReview<T extends QuestionType>(type: T, said: unknown): ReviewOf<T> {
  return byType[type].review.parse(said);
}

/** What a browser kept of an answer, or null when it does not fit the type. */
export function parseAnswer<T extends QuestionType>(type: T, stored: unknown): AnswerOf<T> | null {
  const parsed = byType[type].answer.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** Skills and seconds of a type. */
export function questionFacts(type: QuestionType) {
  const { skills, seconds } = byType[type];
  return { skills, seconds };
}
