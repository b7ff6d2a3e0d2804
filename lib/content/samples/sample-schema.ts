import { z } from "zod";

import { taskTypes } from "@/lib/content/task-names";
import { noteCriteria, noteKindNames, sampleScores } from "@/lib/core/sample-notes";

export const SampleNote = z.object({
  quote: z.string(),
  criterion: z.enum(noteCriteria),
  kind: z.enum(noteKindNames).optional(),
  better: z.string().optional(),
  /** English. */
  note: z.string(),
});
export type SampleNote = z.infer<typeof SampleNote>;

const SampleAnswer = z.object({
  score: z.literal(sampleScores),
  text: z.string(),
  notes: z.array(SampleNote).min(1),
});
export type SampleAnswer = z.infer<typeof SampleAnswer>;

/** A prompt that has an answer for each score. */
export const SamplePrompt = z.object({
  name: z.string(),
  /** What is asked, in the order in which the answers take it up. */
  asks: z.array(z.string()).min(1),
  /** What stands under the prompt on its card. */
  points: z.array(z.string()),
  /** `/images/scenes/<scene>.svg`, what it shows in English, and which one of the task's it is. */
  picture: z.object({ scene: z.string(), number: z.number().int().positive(), alt: z.string() }).optional(),
  answers: z.array(SampleAnswer).length(sampleScores.length),
});
export type SamplePrompt = z.infer<typeof SamplePrompt>;

/** `.contentlayer/tables/sampled-tasks.json`: how many such prompts a task has. */
export const SampledTasks = z.array(
  z.object({ task: z.enum(taskTypes), prompts: z.number().int().positive() }),
);

/** `.contentlayer/tables/samples.json`: the tasks that have sample answers, each with its prompts. */
export const SampleTable = z.array(
  z.object({ task: z.enum(taskTypes), prompts: z.array(SamplePrompt).min(1) }),
);
export type SampleTable = z.infer<typeof SampleTable>;
