import "server-only";
import { z } from "zod";

import { scoreScale } from "@/lib/core/score-scale";
import { weekGoalBounds } from "@/lib/core/week-goal";
import type { Skill } from "@/lib/questions/define-schema";
import { WeakKind } from "@/lib/services/practice/weak-kinds";

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
});
export type Progress = z.infer<typeof Progress>;
