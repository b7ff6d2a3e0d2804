import "server-only";
import { eq } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { learnerGoals } from "@/lib/db/schema/goals";
import type { Plan } from "@/lib/services/goals/views";
import type { UserCtx } from "@/lib/services/runtime";

type Row = Omit<typeof learnerGoals.$inferSelect, "userId" | "updatedAt">;

const open: Row = {
  testDate: null,
  targetOverall: null,
  targetReading: null,
  targetListening: null,
  targetSpeaking: null,
  targetWriting: null,
  weekGoal: null,
};

export async function readGoals(executor: Executor, userId: string): Promise<Plan> {
  const [row = open] = await executor.select().from(learnerGoals).where(eq(learnerGoals.userId, userId));
  return {
    testDate: row.testDate,
    target: {
      overall: row.targetOverall,
      reading: row.targetReading,
      listening: row.targetListening,
      speaking: row.targetSpeaking,
      writing: row.targetWriting,
    },
    weekGoal: row.weekGoal,
  };
}

export const toRow = ({ testDate, target, weekGoal }: Plan): Row => ({
  testDate,
  targetOverall: target.overall,
  targetReading: target.reading,
  targetListening: target.listening,
  targetSpeaking: target.speaking,
  targetWriting: target.writing,
  weekGoal,
});

/** What the caller works towards. */
export function readPlan({ runtime, actor }: UserCtx): Promise<Plan> {
  return readGoals(runtime.database.db, actor.userId);
}
