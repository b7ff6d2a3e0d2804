import "server-only";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { z } from "zod";

import { TaskPrompt } from "@/lib/content/prompts/prompt-schema";
import { AppError } from "@/lib/core/errors";
import type { ExamKind } from "@/lib/core/exam-kinds";
import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { examItems, examResponses, exams, examTasks } from "@/lib/db/schema/exams";
import type { Blueprint } from "@/lib/exam/blueprint/blueprint";
import { ExamState } from "@/lib/exam/state";
import { type PlannedTask, planTasks, taskAt } from "@/lib/exam/task-plan";
import { type Skill, skills } from "@/lib/questions/define-schema";
import type { StoredStep } from "@/lib/questions/stored-step";
import { readSteps } from "@/lib/services/answers/item-view";
import { blueprintOf } from "@/lib/services/exams/kind-rules";
import { PinnedMedia } from "@/lib/services/media/media-versions";
import type { Runtime } from "@/lib/services/runtime";

export type ExamRow = typeof exams.$inferSelect;
export type TaskRow = Omit<typeof examTasks.$inferSelect, "prompt"> & { prompt: TaskPrompt | null };
export type ResponseRow = typeof examResponses.$inferSelect;

/** An item of the bank in its place; of its steps those that the task asks. */
export type SatItem = {
  position: number;
  id: string;
  version: number;
  type: string;
  steps: StoredStep[];
  params: unknown;
  explanation: unknown;
  media: PinnedMedia;
  finishedAt: Date | null;
};

/** A sitting in a transaction that holds its lock. What happens to it is written to both the rows and this. */
export type Sitting = {
  row: ExamRow;
  state: ExamState;
  blueprint: Blueprint;
  plan: readonly PlannedTask[];
  tasks: TaskRow[];
  unscored: Skill[];
  /** The database's time of this transaction. */
  now: Date;
};

const Skills = z.array(z.enum(skills));

/** Locks one of somebody's sittings. Throws `exam/unknown`. */
export async function lockSitting(
  tx: Transaction,
  runtime: Runtime,
  { id, userId }: { id: string; userId?: string | undefined },
): Promise<Sitting> {
  const [found] = await findRow(tx, runtime, { id, userId }).for("update");
  if (!found) throw new AppError("exam/unknown");
  return toSitting(tx, found);
}

/** A sitting as it is, for who changes nothing; null when it is gone. */
export async function lookAt(tx: Transaction, runtime: Runtime, id: string): Promise<Sitting | null> {
  const [found] = await findRow(tx, runtime, { id });
  return found ? toSitting(tx, found) : null;
}

const findRow = (
  tx: Transaction,
  { clock }: Runtime,
  { id, userId }: { id: string; userId?: string | undefined },
) =>
  tx
    .select({ row: exams, now: sql`${clock.databaseNow()}`.mapWith(exams.createdAt) })
    .from(exams)
    .where(and(eq(exams.id, id), userId === undefined ? undefined : eq(exams.userId, userId)));

async function toSitting(tx: Transaction, { row, now }: { row: ExamRow; now: Date }): Promise<Sitting> {
  const state = ExamState.parse(row.exam);
  const blueprint = blueprintOf(state.blueprint);
  const rows = await tx
    .select()
    .from(examTasks)
    .where(eq(examTasks.examId, row.id))
    .orderBy(asc(examTasks.index));
  const tasks = rows.map((task) => ({ ...task, prompt: TaskPrompt.nullable().parse(task.prompt) }));
  return {
    ...{ row, state, blueprint, plan: planTasks(blueprint), tasks, now },
    unscored: Skills.parse(row.unscored),
  };
}

/** A sitting that was just made, by its key; null when there is none. */
export async function findByKey(
  tx: Transaction,
  { userId, key }: { userId: string; key: string },
): Promise<{ id: string; kind: ExamKind; multiplier: number } | null> {
  const { id, kind, multiplier } = exams;
  const [known] = await tx
    .select({ id, kind, multiplier })
    .from(exams)
    .where(and(eq(exams.userId, userId), eq(exams.key, key)));
  return known ?? null;
}

/** A longer clock says other things of a question; calibration leaves such answers out. */
export const isStandardTime = ({ row: { multiplier } }: Pick<Sitting, "row">) => multiplier === 1;

export const isRunning = ({ row: { state } }: Pick<Sitting, "row">) =>
  state === "ready" || state === "running";

/** The task that is asked now; null before the first and once all is over. */
export function currentTask({ plan, tasks }: Sitting): { planned: PlannedTask; task: TaskRow } | null {
  const task = tasks.at(-1);
  const planned = task && plan[task.index];
  return planned && !task.endedAt ? { planned, task } : null;
}

/** Writes columns of a sitting. */
export async function updateExam(tx: Transaction, sitting: Sitting, set: Partial<typeof exams.$inferInsert>) {
  const [row] = await tx.update(exams).set(set).where(eq(exams.id, sitting.row.id)).returning();
  if (!row) throw new Error(`The sitting ${sitting.row.id} is gone.`);
  sitting.row = row;
}

export async function updateTask(
  tx: Transaction,
  sitting: Sitting,
  index: number,
  set: Partial<Pick<TaskRow, "begunAt" | "endedAt" | "correctionId">>,
) {
  await tx
    .update(examTasks)
    .set(set)
    .where(and(eq(examTasks.examId, sitting.row.id), eq(examTasks.index, index)));
  sitting.tasks = sitting.tasks.map((task) => (task.index === index ? { ...task, ...set } : task));
}

/** The items of a task, or of all of them; of their steps those of the skills that the task asks. */
export async function readItems(
  tx: Transaction,
  runtime: Runtime,
  { row, plan }: Pick<Sitting, "row" | "plan">,
  only?: PlannedTask,
): Promise<SatItem[]> {
  const isIn =
    only && and(gte(examItems.position, only.position), lt(examItems.position, only.position + only.size));
  const rows = await tx
    .select({ placed: examItems, item: items })
    .from(examItems)
    .innerJoin(items, and(eq(items.id, examItems.itemId), eq(items.version, examItems.itemVersion)))
    .where(and(eq(examItems.examId, row.id), isIn))
    .orderBy(asc(examItems.position));
  return rows.flatMap(({ placed, item }) => {
    const planned = taskAt(plan, placed.position);
    if (!planned) return [];
    const { id, version, type, params, explanation } = item;
    return {
      ...{ position: placed.position, id, version, type, params, explanation, finishedAt: placed.finishedAt },
      steps: stepsOf(runtime, planned, type, item.steps),
      media: PinnedMedia.parse(placed.media),
    };
  });
}

/** Where a blueprint leaves a skill out, what an item asks of it at its end is left out, too. */
function stepsOf(runtime: Runtime, { skills: asked }: PlannedTask, type: string, stored: unknown) {
  const { schema } = runtime.questions.find(type);
  const steps = readSteps(runtime, type, stored);
  const isAsked = ({ kind }: StoredStep) => asked.some((skill) => schema.steps[kind]?.skill === skill);
  const last = steps.findLastIndex(isAsked);
  return steps.slice(0, last + 1);
}

export async function readResponses(
  tx: Transaction,
  examId: string,
  position?: number,
): Promise<ResponseRow[]> {
  return tx
    .select()
    .from(examResponses)
    .where(
      and(
        eq(examResponses.examId, examId),
        position === undefined ? undefined : eq(examResponses.position, position),
      ),
    )
    .orderBy(asc(examResponses.position), asc(examResponses.part));
}
