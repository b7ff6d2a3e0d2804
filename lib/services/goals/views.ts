import "server-only";
import { z } from "zod";

import { scoreScale } from "@/lib/core/score-scale";
import { weekGoalBounds } from "@/lib/core/week-goal";
import type { Skill } from "@/lib/questions/define-schema";
import { questionTypes } from "@/lib/questions/types";
import { WeakKind } from "@/lib/services/practice/weak-kinds";
import { Level, SetSize, SetWay } from "@/lib/services/practice/views";

const Target = z
  .int()
  .min(scoreScale.from)
  .max(scoreScale.to)
  .multipleOf(scoreScale.step)
  .nullable()
  .meta({ example: 120 });

/** What somebody works towards; null where they left it open. */
export const Plan = z.object({
  testDate: z.iso.date().nullable().meta({ example: null }),
  target: z.object({
    overall: Target,
    reading: Target,
    listening: Target,
    speaking: Target,
    writing: Target,
  } satisfies Record<"overall" | Skill, typeof Target>),
  /** Questions a week. */
  weekGoal: z.int().min(weekGoalBounds.from).max(weekGoalBounds.to).nullable().meta({ example: 40 }),
});
export type Plan = z.infer<typeof Plan>;

export const Suggestion = z.object({
  /** What to ask `POST /practice/sets` for. */
  wish: z.object({
    purpose: z.string(),
    level: Level,
    way: SetWay,
    size: SetSize.optional(),
  }),
  /** Of a set with one type. */
  type: z.enum(questionTypes).nullable(),
  reason: z.discriminatedUnion("kind", [
    /** Nothing was answered yet. */
    z.object({ kind: z.literal("first") }),
    z.object({ kind: z.literal("weak"), worst: WeakKind }),
    /** So few questions of the type were answered in the last weeks. */
    z.object({ kind: z.literal("rare"), answered: z.number().int() }),
  ]),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const Progress = z.object({
  week: z.object({
    /** Monday, in the caller's time zone. */
    startsOn: z.iso.date(),
    /** Questions answered since then, counted as the day's are: a round of words is one. */
    done: z.number().int(),
    goal: z.number().int().nullable(),
  }),
  /** Days to the test, below 0 once it is over; null without a date. */
  daysToTest: z.number().int().nullable(),
  /** The kinds that were missed most, the worst first. */
  weak: z.array(WeakKind),
  /** How many kinds had enough answers to say anything of them. */
  judged: z.number().int(),
  /** Null when there is nothing to practise. */
  suggestion: Suggestion.nullable(),
});
export type Progress = z.infer<typeof Progress>;
