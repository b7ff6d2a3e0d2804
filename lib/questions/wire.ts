import type { WritingTask } from "@/lib/core/corrected-tasks";
import type { ClockStart, Skill } from "@/lib/questions/define-schema";
import type { Explanation } from "@/lib/questions/explanations";
import type { Outcome } from "@/lib/questions/outcome";
import type { AnswerOf, KindOf, PromptOf, QuestionType, ReviewOf } from "@/lib/questions/types";

type Shown = {
  when: "prompt" | "review";
  /** Below the address of the API's host; valid for two hours or a little more. */
  address: string;
  licence: string;
  attribution: string | null;
};
export type AudioView = Shown & {
  kind: "audio";
  /** The slow recording: after the answer, with Premium at any time. */
  slow: string | null;
  spokenBy: "computer" | "person";
  /** After the answer only. */
  transcript: string | null;
};
export type ImageView = Shown & { kind: "image"; alt: string };
export type MediaView = AudioView | ImageView;

/** The clock of a run of steps. It runs from `openedAt`: first to prepare, then to answer, until `deadlineAt`. */
export type ClockView = {
  run: number;
  begins: ClockStart;
  prepare: number;
  seconds: number;
  openedAt: string | null;
  deadlineAt: string | null;
};

export type StepResult<T extends QuestionType = QuestionType, K extends KindOf<T> = KindOf<T>> = {
  /** Null while the context keeps it back, as an exam does until its report. */
  outcome: Outcome | null;
  /** Null when the time ran out with nothing entered. */
  answer: AnswerOf<T, K> | null;
  review: ReviewOf<T, K> | null;
  /** Why an editor put the score right, in English; null where nobody did. */
  mended: string | null;
  answeredAt: string;
  /** Of a newer answer that has no score, and so leaves this one as it is. */
  unjudged?: Outcome;
  /** What `POST /corrections` takes: of an answer that can be corrected and has no score here, for its owner. */
  handIn?: { task: WritingTask; sourceAnswerId: string; text: string };
};

/** A step as a browser gets it: tagged by `kind`. `step` names it in calls. */
export type StepView<T extends QuestionType = QuestionType> = T extends QuestionType
  ? {
      [K in KindOf<T>]: {
        kind: K;
        step: number;
        skill: Skill;
        prompt: PromptOf<T, K>;
        clock: ClockView;
        media: MediaView[];
        result: StepResult<T, K> | null;
      };
    }[KindOf<T>]
  : never;

/** An item as a browser gets it: tagged by `type`; the steps so far, the next one last. */
export type ItemView<T extends QuestionType = QuestionType> = T extends QuestionType
  ? {
      type: T;
      /** In its set, from 0. */
      position: number;
      /** Since when it counts against the day's questions. */
      begunAt: string | null;
      finishedAt: string | null;
      /** How many steps it can have at most. */
      stepCount: number;
      steps: StepView<T>[];
      /** Of the whole item; null before anything is known. */
      outcome: Outcome | null;
      skills: { skill: Skill; outcome: Outcome }[];
      /** Once the item is finished. */
      explanation: Explanation[];
    }
  : never;
