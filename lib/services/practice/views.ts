import "server-only";
import { z } from "zod";

import { questions, questionTypes } from "@/lib/questions/registry";

export const levels = ["easy", "medium", "hard", "mixed"] as const;
export const Level = z.enum(levels);
export type Level = z.infer<typeof Level>;

export const SetSize = z.union([z.literal(5), z.literal(10), z.literal(20)]);
export type SetSize = z.infer<typeof SetSize>;

const Type = z.enum(questionTypes);

const anyOf = <Part extends "prompt" | "answer" | "review">(part: Part) =>
  z.union([
    questions["read-and-select"][part],
    questions["fill-in-the-blanks"][part],
    questions["listen-and-type"][part],
  ]);

/** Addresses of an item's recording, below the address of the API's host; valid for two hours or a little more. */
export const Media = z.object({ normal: z.string(), slow: z.string().nullable() });
export type Media = z.infer<typeof Media>;

/** The day's questions; `limit` is null for Premium. */
export const Quota = z.object({
  limit: z.number().int().nullable(),
  used: z.number().int(),
  resetsAt: z.iso.datetime(),
});
export type Quota = z.infer<typeof Quota>;

export const Result = z.object({
  score: z.object({ earned: z.number(), max: z.literal(1) }),
  /** Null when the time ran out with nothing entered. */
  answer: anyOf("answer").nullable(),
  review: anyOf("review"),
  explanation: z.array(z.object({ key: z.string(), params: z.record(z.string(), z.string()) })),
  answeredAt: z.iso.datetime(),
});
export type Result = z.infer<typeof Result>;

export const SetItem = z.object({
  /** From 0. */
  position: z.number().int(),
  prompt: anyOf("prompt"),
  media: Media.nullable(),
  result: Result.nullable(),
});
export type SetItem = z.infer<typeof SetItem>;

const setFacts = {
  id: z.uuid(),
  type: Type,
  level: Level,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  size: z.number().int(),
};

export const PracticeSet = z.object({ ...setFacts, items: z.array(SetItem) });
export type PracticeSet = z.infer<typeof PracticeSet>;

export const SetSummary = z.object({
  ...setFacts,
  answered: z.number().int(),
  /** The mean over the answers, 0 to 1. */
  score: z.number().nullable(),
});
export type SetSummary = z.infer<typeof SetSummary>;

export const AnswerOutcome = Result.extend({
  /** No question of the set is left. */
  finished: z.boolean(),
  /** The position to go on with. */
  next: z.number().int().nullable(),
  /** With the slow recording, which everybody may hear now. */
  media: Media.nullable(),
  quota: Quota,
});
export type AnswerOutcome = z.infer<typeof AnswerOutcome>;

export const TypeSummary = z.object({
  type: Type,
  skills: z.array(z.enum(["reading", "listening", "speaking", "writing"])),
  seconds: z.number().int(),
  total: z.number().int(),
  seen: z.number().int(),
  answered: z.number().int(),
  accuracy: z.number().nullable(),
  openSetId: z.uuid().nullable(),
});
export type TypeSummary = z.infer<typeof TypeSummary>;

export const History = z.object({
  sets: z.array(SetSummary),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});
export type History = z.infer<typeof History>;
