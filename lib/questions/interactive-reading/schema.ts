import * as z from "zod/mini";

import { defineSchema, defineStep, longSetSizes } from "@/lib/questions/define-schema";
import { Explanation } from "@/lib/questions/explanations";

const mostWords = 400;

const Prose = z.string().check(z.minLength(1), z.maxLength(2000));
const Choices = z.array(Prose).check(z.minLength(2), z.maxLength(5));
/** A choice by its place on the screen. */
export const ChoicePlace = z.int().check(z.minimum(0), z.maximum(4));
/** Why a choice is right or fails, by place. */
export const Reasons = z.array(z.nullable(Explanation));

const wordPlace = () => z.int().check(z.minimum(0), z.maximum(mostWords));
export const WordSpan = z
  .object({ first: wordPlace(), last: wordPlace() })
  .check(z.refine(({ first, last }) => first <= last, "the first word comes after the last"));

/** The paragraphs of a passage that is whole. */
const Passage = z.array(Prose).check(z.minLength(1));

const chosen = { right: ChoicePlace, chosen: z.nullable(ChoicePlace), reasons: Reasons };
const reading = { skill: "reading", weight: 1 } as const;
const choosing = {
  ...reading,
  answer: z.object({ choice: z.nullable(ChoicePlace) }),
  blank: { choice: null },
};
const seconds = (seconds: number) => ({ begins: "display", prepare: 0, seconds }) as const;

export const interactiveReading = defineSchema({
  setSizes: longSetSizes,
  /** One clock for all six steps; a story is given less time. */
  clocks: { narrative: seconds(420), expository: seconds(480) },
  steps: {
    /** The opening, of which some words have to be chosen. Counts by gap, and twice. */
    sentences: defineStep({
      ...reading,
      weight: 2,
      prompt: z.object({
        parts: z.array(z.union([z.object({ whole: Prose }), z.object({ choices: Choices })])),
      }),
      /** One entry a gap; gaps behind the last entry are empty. */
      answer: z.object({ chosen: z.array(z.nullable(ChoicePlace)).check(z.maxLength(12)) }),
      review: z.object({ blanks: z.array(z.object(chosen)) }),
      blank: { chosen: [] },
    }),
    /** The whole passage but one sentence. */
    passage: defineStep({
      ...choosing,
      prompt: z.object({ opening: Prose, before: Prose, after: Prose, choices: Choices }),
      review: z.object(chosen),
    }),
    highlight: defineStep({
      ...reading,
      prompt: z.object({ passage: Passage, question: Prose }),
      answer: z.object({ span: z.nullable(WordSpan) }),
      review: z.object({ right: WordSpan, given: z.nullable(WordSpan) }),
      blank: { span: null },
    }),
    idea: defineStep({
      ...choosing,
      prompt: z.object({ passage: Passage, question: Prose, choices: Choices }),
      review: z.object({ ...chosen, proof: WordSpan }),
    }),
    title: defineStep({
      ...choosing,
      prompt: z.object({ passage: Passage, choices: Choices }),
      review: z.object({ ...chosen, proof: WordSpan }),
    }),
  },
});
