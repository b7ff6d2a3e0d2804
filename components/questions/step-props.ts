import type { ComponentType } from "react";

import type { MediaView } from "@/lib/questions/wire";

/** A step of the same item that was answered; its review is null where the context keeps it back. */
export type EarlierStep = { kind: string; review: unknown };

/** What the frame tells every step on the screen, and what it hears of it. */
type Frame = {
  /** Names the step of this user on this device: what is kept of it is found again by it. */
  place: string;
  /** How long there is to answer; null without a clock. */
  seconds: number | null;
  /** With whole addresses. */
  media: readonly MediaView[];
  /** In the time to prepare the question can be read; the answer waits. */
  phase: "prepare" | "answer";
  disabled: boolean;
  /** How often the recording was played, also before a pause or a reload. */
  heard: number;
  onHear: () => void;
  /** As in the test: a recording is played as often as it is there, and no slower. */
  isStrict: boolean;
  /** It was played more often or slower than in the test. */
  onEase: () => void;
  /** The recording cannot begin before somebody presses Play, and so long the clock waits. */
  onWait: (isWaiting: boolean) => void;
  earlier: readonly EarlierStep[];
  /** A clock may wait for one of these. */
  onFirstPlay: () => void;
  onAudioEnd: () => void;
};

export type StepProps<Prompt, Answer> = Frame & {
  prompt: Prompt;
  /** What was entered before a reload. */
  draft: Answer | null;
  onDraft: (answer: Answer) => void;
  /** Sends the answer at once, without the button. */
  onAnswer: (answer: Answer) => void;
};

export type ReviewProps<Prompt, Review> = {
  prompt: Prompt;
  review: Review;
  media: readonly MediaView[];
};

export type RoundProps<Review> = { reviews: readonly Review[] };
export type AnyRoundProps = RoundProps<unknown>;

export type Given = Record<string, unknown>;

/** A step as it comes over the wire: the type's own schema says what it holds. */
export type AnyStepProps = Omit<StepProps<unknown, Given>, "draft"> & { draft: unknown };
export type AnyReviewProps = ReviewProps<unknown, unknown>;

export type StepPlayer = {
  Step: ComponentType<AnyStepProps>;
  /** The answer itself is a button: nothing is left to submit. */
  answersAtOnce: boolean;
  /** The time to answer begins when its player says so, and is shown by it. */
  timesItself: boolean;
  /** Once it is settled it may be answered again. */
  repeats: boolean;
  /** How many places of it are still empty: asked about once before an answer is sent by hand. */
  countEmpty: (prompt: unknown, answer: unknown) => number;
  /** English that is read out when it comes without anybody's doing, in a round. */
  say: (prompt: unknown) => string;
};

/** By kind of step. */
export type TypePlayer = Readonly<Record<string, StepPlayer>>;
/** What a type draws of a round. */
export type TypeRound = { Result: ComponentType<AnyRoundProps> };
export type TypeReview = Readonly<Record<string, ComponentType<AnyReviewProps>>>;
