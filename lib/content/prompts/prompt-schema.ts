import { z } from "zod";

import { correctedTasks } from "@/lib/core/corrected-tasks";

/** One of those that part two asks for: the first that part one left out. */
const PromptTheme = z.object({ name: z.string(), cues: z.array(z.string()), followUp: z.string() });

/** What a spoken answer leads to. */
const PromptQuestion = z.object({
  asks: z.string(),
  branches: z.array(z.object({ said: z.array(z.string()), asks: z.string() })),
  otherwise: z.string().optional(),
});

/** A prompt of the bank as the tasks that are corrected ask it. */
export const TaskPrompt = z.object({
  name: z.string(),
  /** As the exam knows it: of a picture one name for all tasks that show it. */
  itemId: z.string(),
  /** Asked by exams alone, or by practice and correction; what has published samples is practice's. */
  pool: z.enum(["exam", "practice"]),
  level: z.string(),
  subject: z.string(),
  /** What is read or heard first. */
  asks: z.string(),
  points: z.array(z.string()),
  themes: z.array(PromptTheme),
  questions: z.array(PromptQuestion),
  picture: z
    .object({
      scene: z.string(),
      /** Below `content/bank`. */
      file: z.string(),
      alt: z.string(),
      description: z.string(),
      credit: z.string().nullable(),
    })
    .nullable(),
});
export type TaskPrompt = z.infer<typeof TaskPrompt>;

/** `.contentlayer/tables/prompts.json`: every prompt of the tasks that are corrected. */
export const PromptTable = z.array(z.object({ task: z.enum(correctedTasks), prompts: z.array(TaskPrompt) }));
export type PromptTable = z.infer<typeof PromptTable>;
