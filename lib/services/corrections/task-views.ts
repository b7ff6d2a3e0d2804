import "server-only";
import { z } from "zod";

import { Draft, Picture, Sound, Task } from "@/lib/services/corrections/views";

const time = z.iso.datetime();
const count = z.int().min(0);

export const TaskSummary = z.object({
  task: Task,
  skill: z.enum(["writing", "speaking"]),
  source: z.enum(["prompt", "answer", "own"]),
  /** One clock a part; null without one. */
  seconds: z.array(z.int().nullable()),
  credits: count,
  /** What a full result costs here and now: nothing for free speech that no transcriber hears, or may hear. */
  isFree: z.boolean(),
  prompts: count,
  /** Something here can correct it. */
  isOpen: z.boolean(),
});

export const TaskList = z.object({
  tasks: z.array(TaskSummary),
  credits: z.object({ left: count, isUnlimited: z.boolean(), canTryFree: z.boolean() }),
  freeRevisions: z.object({ times: count, days: count }),
  isSpeechSold: z.boolean(),
});
export type TaskList = z.infer<typeof TaskList>;

export const PromptSummary = z.object({
  name: z.string(),
  level: z.string(),
  subject: z.string(),
  asks: z.string(),
  picture: Picture.nullable(),
  /** When the caller last handed it in. */
  doneAt: time.nullable(),
  hasDraft: z.boolean(),
});
export const PromptList = z.object({
  prompts: z.array(PromptSummary),
  total: count,
  page: count,
  size: count,
});
export type PromptList = z.infer<typeof PromptList>;

/** `isKept` is false when a newer save was there already; `draft` is what is kept. */
export const DraftReply = z.object({ isKept: z.boolean(), draft: Draft });
export const DraftList = z.array(Draft);

export const Prompt = z.object({
  task: Task,
  name: z.string(),
  level: z.string(),
  subject: z.string(),
  asks: z.string(),
  points: z.array(z.string()),
  /** Where it is heard; null for what is read, and for a conversation, whose questions come one by one. */
  sound: Sound.nullable(),
  /** How many questions a conversation has, what may follow an answer not counted; 0 for everything else. */
  questions: count,
  picture: Picture.nullable(),
  seconds: z.array(z.int().nullable()),
  draft: Draft.nullable(),
});
export type Prompt = z.infer<typeof Prompt>;

export const FollowUp = z.object({ theme: z.string(), asks: z.string() });
export type FollowUp = z.infer<typeof FollowUp>;

/** A question of a conversation; null at its end. */
export const NextQuestion = z.object({
  question: z
    .object({ at: count, isFollowUp: z.boolean(), asks: z.string(), sound: Sound.nullable() })
    .nullable(),
});
export type NextQuestion = z.infer<typeof NextQuestion>;
