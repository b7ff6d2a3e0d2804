import "server-only";
import { and, desc, eq, isNotNull, lte } from "drizzle-orm";

import { answers } from "@/lib/db/schema/answers";
import type { Outcome, Verdict } from "@/lib/questions/outcome";
import type { ReadStep } from "@/lib/questions/registry";
import { readWay } from "@/lib/questions/way";
import { rulesOf } from "@/lib/services/answers/context-rules";
import type { CountedAnswer, ItemState } from "@/lib/services/answers/item-state";
import {
  type AnswerRow,
  insertAnswer,
  type Recording,
  stepAt,
  withAnswer,
} from "@/lib/services/answers/keep-answer";
import { settleGiven } from "@/lib/services/answers/settle-given";
import { atOnce, settleOutcome } from "@/lib/services/answers/settle-outcome";

/**
 * The time of a run is over: the last draft that came in time counts, else the floor, and so it is with the steps
 * of the run that were not reached. What came too late stays where it is.
 */
export async function countLate(recording: Recording, late: AnswerRow): Promise<ItemState> {
  const { runtime, task } = recording;
  const step = stepAt(runtime, task, late.step);
  const draft = await lastInTime(recording, late);
  const counted = draft
    ? await settleGiven(recording, step, draft)
    : await settleFloor(recording, step, late);
  let state = withAnswer(recording.state, counted);
  for (;;) {
    const { open } = readWay(runtime.questions.find(task.type), task.steps, state.answers);
    if (open === null) return state;
    const next = stepAt(runtime, task, open);
    if (next.stored.run !== step.stored.run) return state;
    const row = await insertAnswer(recording, next, { step: open, answer: null, millis: 0 });
    if (!row) throw new Error("A step that was not reached has an answer.");
    state = withAnswer(state, await settleFloor(recording, next, row));
  }
}

async function lastInTime({ tx, task }: Recording, late: AnswerRow) {
  const { graceMillis } = rulesOf(task);
  if (!late.deadlineAt || graceMillis === null) return null;
  const inTime = new Date(late.deadlineAt.getTime() + graceMillis);
  const [draft] = await tx
    .select()
    .from(answers)
    .where(
      and(
        eq(answers.contextId, task.contextId),
        eq(answers.position, task.position),
        eq(answers.step, late.step),
        isNotNull(answers.answer),
        lte(answers.answeredAt, inTime),
      ),
    )
    .orderBy(desc(answers.revision))
    .limit(1);
  return draft ?? null;
}

function blankVerdict({ stored, rules }: ReadStep): { verdict: Verdict | null; review: unknown } {
  const blank = { key: stored.key, answer: null };
  if (rules.scoring === "keyed") return rules.grade(blank);
  return { verdict: rules.check(blank), review: rules.review(blank, null) };
}

function floorOf(verdict: Verdict | null) {
  if (verdict?.state === "scored") return { earned: verdict.earned, max: verdict.max };
  return verdict?.state === "nothing" ? { earned: verdict.floor, max: verdict.max } : { earned: 0, max: 1 };
}

async function settleFloor(
  { tx, runtime }: Recording,
  step: ReadStep,
  row: AnswerRow,
): Promise<CountedAnswer> {
  const { verdict, review } = blankVerdict(step);
  const outcome: Outcome = { state: "scored", ...floorOf(verdict), limited: "late" };
  await settleOutcome(tx, row.id, atOnce, { runtime, outcome, review });
  const { id, weight, answeredAt } = row;
  const counted = { id, weight, answeredAt, step: row.step, answer: null, skill: step.schema.skill };
  return { ...counted, outcome, review, mended: null };
}
