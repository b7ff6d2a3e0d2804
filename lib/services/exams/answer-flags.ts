import "server-only";
import { asc, eq } from "drizzle-orm";
import type { z } from "zod";

import type { Transaction } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import type { ItemState } from "@/lib/services/answers/item-state";
import { hasChanged } from "@/lib/services/exams/has-changed";
import { type GivenRow, isLate } from "@/lib/services/exams/late-answers";
import { isSkipped } from "@/lib/services/exams/open-parts";
import type { Flag } from "@/lib/services/exams/report-views";
import type { GivenPart } from "@/lib/services/exams/situation";
import type { TaskRow } from "@/lib/services/exams/sitting";

type AnswerFlag = z.infer<typeof Flag>;
/** All that was saved and given, by the position of its item. */
export type Timings = ReadonlyMap<number, GivenRow[]>;

/** Who takes less than this share of the limit has not read it. */
const rushedShare = 0.08;
/** What comes so close to the deadline was sent by the clock. */
const lastSeconds = 1;

export async function readTimings(tx: Transaction, examId: string): Promise<Timings> {
  const { id, position, step, answer, openedAt, deadlineAt, answeredAt } = answers;
  const rows = await tx
    .select({ id, position, step, answer, openedAt, deadlineAt, answeredAt })
    .from(answers)
    .where(eq(answers.contextId, examId))
    .orderBy(asc(position), asc(step), asc(answers.revision));
  return Map.groupBy(rows, (row) => row.position);
}

const between = (from: Date | null | undefined, to: Date | null | undefined) =>
  from && to ? Math.max(0, (to.getTime() - from.getTime()) / 1_000) : null;

/** How long a task was on the screen. */
export const secondsOf = ({ begunAt, endedAt }: TaskRow) => between(begunAt, endedAt);

/** How long somebody took of an item, and how it was given. `limit` is in seconds. */
export function flagsOf(
  rows: readonly GivenRow[],
  state: ItemState,
  limit: number,
): { seconds: number | null; flags: AnswerFlag[] } {
  const counted = [...state.answers.values()];
  const clocks = [...state.clocks.values()];
  const last = counted.reduce<Date | null>(
    (latest, { answeredAt }) => (latest && latest > answeredAt ? latest : answeredAt),
    null,
  );
  const first = clocks.toSorted((one, other) => one.openedAt.getTime() - other.openedAt.getTime())[0];
  const used = between(first?.openedAt, last);
  const seconds = used === null ? null : Math.min(used, limit);
  const isTimedOut = clocks.some(({ deadlineAt }) =>
    counted.some(({ answeredAt }) => answeredAt.getTime() >= deadlineAt.getTime() - lastSeconds * 1_000),
  );
  const isEmpty = counted.length > 0 && counted.every(({ answer }) => answer === null);
  const isChanged = counted.some(({ step, answer }) =>
    rows.some((row) => row.step === step && hasChanged(row.answer, answer)),
  );
  const flags: AnswerFlag[] = [
    ...(seconds !== null && !isEmpty && seconds < rushedShare * limit ? (["rushed"] as const) : []),
    ...(isTimedOut ? (["timed-out"] as const) : []),
    ...(isChanged ? (["changed"] as const) : []),
    ...(rows.some((row) => isLate(row, state)) ? (["late"] as const) : []),
    ...(isEmpty ? (["skipped"] as const) : []),
  ];
  return { seconds, flags };
}

/** The same of what was written or spoken. */
export function flagsOfParts(parts: readonly GivenPart[]): AnswerFlag[] {
  const isTimedOut = parts.some(
    ({ deadlineAt, row }) =>
      deadlineAt && row?.finalAt && row.finalAt.getTime() >= deadlineAt.getTime() - lastSeconds * 1_000,
  );
  const isEmpty = parts.every(({ answer }) => answer === null || isSkipped(answer));
  return [
    ...(isTimedOut ? (["timed-out"] as const) : []),
    ...(parts.some(({ row }) => row?.lateAt) ? (["late"] as const) : []),
    ...(isEmpty ? (["skipped"] as const) : []),
  ];
}
