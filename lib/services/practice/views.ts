import "server-only";
import { z } from "zod";

import { timeMultipliers } from "@/lib/core/exam-kinds";
import { clockStarts, setSizes, skills } from "@/lib/questions/define-schema";
import { questionTypes } from "@/lib/questions/types";
import { SetItem } from "@/lib/services/answers/views";

export const levels = ["easy", "medium", "hard", "mixed"] as const;
export const Level = z.enum(levels);
export type Level = z.infer<typeof Level>;

export const SetSize = z.literal([...setSizes]);
export type SetSize = z.infer<typeof SetSize>;

/** One question after the other, or straight on to the end of a round. */
export const SetWay = z.enum(["single", "round"]);
export type SetWay = z.infer<typeof SetWay>;

/** Exam mode with the test's times or longer ones; null is practice mode. */
export const Multiplier = z.literal([...timeMultipliers]).nullable();

export const ClockStart = z.enum(clockStarts);

export const exampleType = questionTypes[0];
const Type = z.enum(questionTypes);
const time = z.iso.datetime();

/** The day's questions; `limit` is null for Premium. */
export const Quota = z.object({
  limit: z.number().int().nullable(),
  used: z.number().int(),
  /** By type done in rounds: items that can still begin one by one, since one before them was counted for all. */
  paid: z.record(z.string(), z.number().int()),
  resetsAt: time,
});
export type Quota = z.infer<typeof Quota>;

const setFacts = {
  id: z.uuid(),
  /** `type:<type>`, `course:<slug>`, `skill:<skill>`, `missed` or `weak`. */
  purpose: z.string(),
  /** Of a set with one type; null for a set that may mix types. */
  type: Type.nullable(),
  level: Level,
  createdAt: time,
  finishedAt: time.nullable(),
  size: z.number().int(),
  isRound: z.boolean(),
  /** In exam mode, what the test's times are multiplied by; null in practice mode. */
  multiplier: z.number().nullable(),
};

export const PracticeSet = z.object({
  ...setFacts,
  items: z.array(SetItem),
  /** Of a round whose items are all scored, 0 to 1; else null. */
  roundScore: z.number().nullable(),
  quota: Quota,
  now: time,
});
export type PracticeSet = z.infer<typeof PracticeSet>;

export const SetSummary = z.object({
  ...setFacts,
  /** Items that are finished. */
  answered: z.number().int(),
  /** Items whose outcome is still to come. */
  pending: z.number().int(),
  /** The mean over the scored items, or what a whole round earned; 0 to 1, null without. */
  score: z.number().nullable(),
});
export type SetSummary = z.infer<typeof SetSummary>;

/** `now` is the server's time: deadlines are measured by it. */
export const AnswerReply = z.object({
  /** The item as it stands now, the next step last. */
  item: SetItem,
  /** The step to go on with; null when the item is finished. */
  nextStep: z.number().int().nullable(),
  /** No question of the set is left. */
  finished: z.boolean(),
  /** The position to go on with. */
  next: z.number().int().nullable(),
  quota: Quota,
  now: time,
});
export type AnswerReply = z.infer<typeof AnswerReply>;

/** Whether a draft counts when its time runs out. */
export const DraftReply = z.object({ isKept: z.boolean(), now: time });

export const BeginReply = z.object({ item: SetItem, quota: Quota, now: time });
export type BeginReply = z.infer<typeof BeginReply>;

export const ItemReply = z.object({ item: SetItem, now: time });
export type ItemReply = z.infer<typeof ItemReply>;

export const TypeSummary = z.object({
  type: Type,
  skills: z.array(z.enum(skills)),
  seconds: z.number().int(),
  total: z.number().int(),
  seen: z.number().int(),
  answered: z.number().int(),
  /** The mean over the scored items; null without any. */
  accuracy: z.number().nullable(),
  openSetId: z.uuid().nullable(),
  /** Of the open set, if it is in exam mode. */
  openMultiplier: z.number().nullable(),
});
export type TypeSummary = z.infer<typeof TypeSummary>;

/** Mistakes that come back now. */
export const Missed = z.object({ due: z.number().int(), openSetId: z.uuid().nullable() });
export type Missed = z.infer<typeof Missed>;

export const History = z.object({
  sets: z.array(SetSummary),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});
export type History = z.infer<typeof History>;
