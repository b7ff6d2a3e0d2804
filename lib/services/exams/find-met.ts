import "server-only";
import { eq } from "drizzle-orm";

import type { ExamKind } from "@/lib/core/exam-kinds";
import { TaskPrompt } from "@/lib/content/prompts/prompt-schema";
import type { Executor } from "@/lib/db/database";
import { examItems, exams, examTasks } from "@/lib/db/schema/exams";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { findShortage } from "@/lib/exam/exam";
import { kindRules } from "@/lib/services/exams/kind-rules";
import { offerFor } from "@/lib/services/exams/shelved-bank";
import type { Runtime } from "@/lib/services/runtime";

/** What somebody has met: in sittings, and in practice. */
type Met = { sat: readonly string[]; practiced: readonly string[] };

export const readMet = async (executor: Executor, userId: string): Promise<Met> => ({
  sat: await readSat(executor, userId),
  practiced: await readPracticed(executor, userId),
});

/**
 * What somebody is not asked again, and what would be too few then. An exam never asks anything twice. What is of the
 * practice pool first leaves out all that was practiced or sat, and where that is too much less, then nothing.
 */
export async function findMet(
  runtime: Runtime,
  executor: Executor,
  { kind, known }: { kind: ExamKind; known: Met },
): Promise<{ met: string[]; shortage: string[] }> {
  const { blueprint, pool } = kindRules[kind];
  const offer = await offerFor(runtime, executor, { blueprint, pool });
  const isAsked = (id: string) => offer.exposure.places.has(id);
  const sat = known.sat.filter(isAsked);
  const all = [...new Set([...sat, ...known.practiced.filter(isAsked)])];
  const tries = pool === "exam" ? [all] : [all, sat, []];
  let shortage: string[] = [];
  for (const met of tries) {
    shortage = findShortage(offer, met);
    if (shortage.length === 0) return { met, shortage };
  }
  return { met: [], shortage };
}

async function readSat(executor: Executor, userId: string): Promise<string[]> {
  const items = await executor
    .select({ id: examItems.itemId })
    .from(exams)
    .innerJoin(examItems, eq(examItems.examId, exams.id))
    .where(eq(exams.userId, userId));
  const tasks = await executor
    .select({ prompt: examTasks.prompt })
    .from(exams)
    .innerJoin(examTasks, eq(examTasks.examId, exams.id))
    .where(eq(exams.userId, userId));
  const prompts = tasks.flatMap(({ prompt }) => TaskPrompt.nullable().parse(prompt)?.itemId ?? []);
  return [...new Set([...items.map(({ id }) => id), ...prompts])];
}

async function readPracticed(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: practiceItems.itemId })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .where(eq(practiceSets.userId, userId));
  return rows.map(({ id }) => id);
}
