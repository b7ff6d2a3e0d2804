import type * as z from "zod/mini";

export const skills = ["reading", "listening", "speaking", "writing"] as const;
export type Skill = (typeof skills)[number];
export const isSkill = (name: string): name is Skill => skills.some((each) => each === name);

/** What starts a clock: the question is shown, its recording is played for the first time, or has ended. */
export const clockStarts = ["display", "first-play", "audio-end"] as const;
export type ClockStart = (typeof clockStarts)[number];

/** Seconds to prepare, then seconds to answer. */
export type Clock = { begins: ClockStart; prepare: number; seconds: number };

export type StepSchema<
  Prompt extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Review extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** The skill its outcome counts for. */
  skill: Skill;
  /** Beside the other steps of an item. */
  weight: number;
  /** What the browser may see before the answer: an allow-list, so unknown fields are dropped. */
  prompt: Prompt;
  answer: Answer;
  /** What it may see once the answer is in. */
  review: Review;
  /** What counts when the time ran out with nothing entered. */
  blank: z.infer<Answer>;
  /** Once settled it may be answered again in practice, and the newest answer counts. */
  repeats?: boolean;
};

/** How many items a set of a type has whose items are short, the usual number first. */
export const usualSetSizes = [5, 10, 20] as const;
/** Where an item takes some minutes, one makes a set. */
export const longSetSizes = [1, 2, 3] as const;
export const setSizes = [...longSetSizes, ...usualSetSizes] as const;
export type SetSize = (typeof setSizes)[number];

/** What a browser may know of a question type; it loads the one of the type on the screen. */
export type QuestionSchema<Clocks extends Record<string, Clock>, Steps extends Record<string, StepSchema>> = {
  /** By name. A run of steps shares one; the stored step says which. */
  clocks: Clocks;
  /** By kind. */
  steps: Steps;
  /** So many items make a round: asked straight on, looked at and scored together. */
  round?: number;
  /** How many items a set may have, the usual number first; left out for types whose items are short. */
  setSizes?: readonly [SetSize, ...SetSize[]];
  /** No longer in the test: there is nothing to practice it as. */
  isLegacy?: true;
};
export type AnyQuestionSchema = QuestionSchema<Record<string, Clock>, Record<string, StepSchema>>;

export function defineStep<
  Prompt extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Review extends z.ZodMiniType,
>(step: StepSchema<Prompt, Answer, Review>) {
  return step;
}

export function defineSchema<Clocks extends Record<string, Clock>, Steps extends Record<string, StepSchema>>(
  schema: QuestionSchema<Clocks, Steps>,
) {
  return schema;
}

/** A type with one step and one clock, both named `main`. */
export function oneStep<
  Prompt extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Review extends z.ZodMiniType,
>({ clock, ...step }: Omit<StepSchema<Prompt, Answer, Review>, "weight"> & { clock: Clock }) {
  return defineSchema({ clocks: { main: clock }, steps: { main: defineStep({ ...step, weight: 1 }) } });
}

export function skillsOf(schema: AnyQuestionSchema): Skill[] {
  const own = Object.values(schema.steps).map(({ skill }) => skill);
  return skills.filter((skill) => own.includes(skill));
}
