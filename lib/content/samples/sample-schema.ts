import * as z from "zod/mini";

import { taskTypes } from "@/lib/content/task-names";
import { noteCriteria, noteKindNames, sampleScores } from "@/lib/core/sample-notes";

/** From 1. */
const place = z.int().check(z.positive());

export const SampleNote = z.object({
  quote: z.string(),
  criterion: z.enum(noteCriteria),
  kind: z.optional(z.enum(noteKindNames)),
  better: z.optional(z.string()),
  /** English. */
  note: z.string(),
});
export type SampleNote = z.infer<typeof SampleNote>;

const SampleAnswer = z.object({
  score: z.literal(sampleScores),
  text: z.string(),
  notes: z.array(SampleNote).check(z.minLength(1)),
});
export type SampleAnswer = z.infer<typeof SampleAnswer>;

/** A prompt that has an answer for each score. */
export const SamplePrompt = z.object({
  name: z.string(),
  /** What is asked, in the order in which the answers take it up. */
  asks: z.array(z.string()).check(z.minLength(1)),
  /** What stands under the prompt on its card. */
  points: z.array(z.string()),
  /** `/images/scenes/<scene>.svg`, what it shows in English, and which one of the task's it is. */
  picture: z.optional(z.object({ scene: z.string(), number: place, alt: z.string() })),
  answers: z.array(SampleAnswer).check(z.length(sampleScores.length)),
});
export type SamplePrompt = z.infer<typeof SamplePrompt>;

/** `.contentlayer/tables/sampled-tasks.json`: how many such prompts a task has. */
export const SampledTasks = z.array(z.object({ task: z.enum(taskTypes), prompts: place }));

/** `.contentlayer/tables/samples.json`: the tasks that have sample answers, each with its prompts. */
export const SampleTable = z.array(
  z.object({ task: z.enum(taskTypes), prompts: z.array(SamplePrompt).check(z.minLength(1)) }),
);
export type SampleTable = z.infer<typeof SampleTable>;
