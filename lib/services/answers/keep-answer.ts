import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import { type ReadStep, readStep } from "@/lib/questions/registry";
import type { StoredStep } from "@/lib/questions/stored-step";
import type { AnswerContext } from "@/lib/services/answers/context-rules";
import type { CountedAnswer, ItemState, Place } from "@/lib/services/answers/item-state";
import type { Runtime } from "@/lib/services/runtime";

/** What is answered: an item of the bank, or a free text with a prompt of its own. */
export type Task = Place & {
  context: AnswerContext;
  /** Of a practice set that keeps the test's times. */
  isExamMode?: boolean;
  userId: string;
  type: string;
  item: { id: string; version: number } | null;
  steps: readonly StoredStep[];
  /** The database's time of this transaction. */
  now: Date;
};

export type Given = {
  step: number;
  /** Null when the time ran out with nothing entered. */
  answer: unknown;
  millis: number;
  /** Without a pause, a longer clock, or more or slower plays than the test has; not said by an older page. */
  isStandard?: boolean | undefined;
  /** A higher one of the same step replaces the draft before it. */
  revision?: number;
  /** False keeps a draft that does not count before it is handed in. */
  isFinal?: boolean;
};

export type Recording = { tx: Transaction; runtime: Runtime; task: Task; state: ItemState };

/** A tab left open over lunch says nothing about the question. */
const maxMillis = 3_600_000;

export function stepAt(runtime: Runtime, task: Task, at: number): ReadStep {
  const stored = task.steps[at];
  if (!stored) throw new Error(`The item has no step ${at}.`);
  return readStep(runtime.questions.find(task.type), stored);
}

export function withAnswer(state: ItemState, counted: CountedAnswer): ItemState {
  return { ...state, answers: new Map(state.answers).set(counted.step, counted) };
}

export type AnswerRow = typeof answers.$inferSelect;

/** After every draft of the step. */
const afterDrafts = ({ contextId, position }: Place, step: number, revision: number) => {
  const { contextId: ofContext, position: ofPosition, step: ofStep } = answers;
  const own = and(eq(ofContext, contextId), eq(ofPosition, position), eq(ofStep, step));
  return sql<number>`greatest(${revision}, (select coalesce(max(${answers.revision}) + 1, 0) from ${answers} where ${own}))::int`;
};

/**
 * One row of an answer. A draft whose revision is there already is not kept again, and null. The last word on a step
 * comes after its drafts, whatever revision its sender believes in.
 */
export async function insertAnswer(
  { tx, task, state }: Recording,
  { stored, schema }: ReadStep,
  { step, answer, millis, isStandard, revision = 0, isFinal = true }: Given,
): Promise<AnswerRow | null> {
  const { context, contextId, position, userId, type, item, now } = task;
  const clock = state.clocks.get(stored.run);
  const [row] = await tx
    .insert(answers)
    .values({
      id: v7(),
      ...{ context, contextId, position, userId, type, step, answer },
      revision: isFinal ? afterDrafts(task, step, revision) : revision,
      ...(item ? { itemId: item.id, itemVersion: item.version } : { prompt: stored.prompt }),
      kind: stored.kind,
      skill: schema.skill,
      weight: schema.weight,
      ...(clock && { openedAt: clock.openedAt, deadlineAt: clock.deadlineAt }),
      answeredAt: now,
      millis: Math.min(millis, maxMillis),
      isStandard: isStandard ?? null,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}
