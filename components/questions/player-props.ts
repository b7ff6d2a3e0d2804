import type { AnswerOf, PromptOf, QuestionType, ReviewOf } from "@/lib/questions/registry";

/** Addresses of a heard item's recordings. */
export type Recordings = { normal: string; slow: string | null };

export type PlayerProps<T extends QuestionType> = {
  prompt: PromptOf<T>;
  recordings: Recordings | null;
  disabled: boolean;
  /** What was entered before a reload. */
  draft: AnswerOf<T> | null;
  onDraft: (answer: AnswerOf<T>) => void;
  /** Sends the answer at once, without the button. */
  onAnswer: (answer: AnswerOf<T>) => void;
  /** The clock starts: for what is heard, with the first play. */
  onBegin: () => void;
};

export type ReviewProps<T extends QuestionType> = {
  prompt: PromptOf<T>;
  review: ReviewOf<T>;
  recordings: Recordings | null;
};
