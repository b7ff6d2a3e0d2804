import "server-only";
import { and, asc, desc, eq, isNotNull, lt, min, sql } from "drizzle-orm";
import { z } from "zod";

import type { Executor } from "@/lib/db/database";
import { answers, outcomes } from "@/lib/db/schema/answers";
import { items } from "@/lib/db/schema/bank";
import type { Skill } from "@/lib/questions/define-schema";
import { skills } from "@/lib/questions/define-schema";
import type { QuestionType } from "@/lib/questions/types";
import type { ResponseContext } from "@/lib/services/calibration/item-params";
import type { Runtime } from "@/lib/services/runtime";

/** How far back the other items may lie that say what somebody's ability is. */
const windowDays = 90;

/** One item that somebody met for the first time, finished as the test has it. */
export type Attempt = {
  /** Of its last step. */
  answerId: string;
  answeredAt: Date;
  id: string;
  version: number;
  type: QuestionType;
  skill: Skill;
  share: number;
  params: unknown;
  enemies: readonly string[];
};

const Enemies = z.array(z.string());

async function readSteps(executor: Executor, { userId, context, to }: Person) {
  const from = new Date(to.getTime() - windowDays * 86_400_000);
  return executor
    .selectDistinctOn([answers.contextId, answers.position, answers.step], {
      answer: answers,
      state: outcomes.state,
      share: sql<number>`${outcomes.earned} / ${outcomes.max}`.mapWith(Number),
      params: items.params,
      enemies: items.enemies,
      steps: sql<number>`jsonb_array_length(${items.steps})`.mapWith(Number),
    })
    .from(answers)
    .innerJoin(outcomes, eq(outcomes.answerId, answers.id))
    .innerJoin(items, and(eq(items.id, answers.itemId), eq(items.version, answers.itemVersion)))
    .where(
      and(
        eq(answers.userId, userId),
        eq(answers.context, context),
        lt(answers.answeredAt, to),
        sql`${answers.answeredAt} >= ${from.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(
      asc(answers.contextId),
      asc(answers.position),
      asc(answers.step),
      desc(answers.revision),
      desc(outcomes.seq),
    );
}

type Person = { userId: string; context: ResponseContext; to: Date };
type Step = Awaited<ReturnType<typeof readSteps>>[number];

/** When somebody met an item first, whatever for. */
async function readMet(executor: Executor, userId: string) {
  const rows = await executor
    .select({ id: answers.itemId, at: min(answers.answeredAt) })
    .from(answers)
    .where(and(eq(answers.userId, userId), isNotNull(answers.itemId)))
    .groupBy(answers.itemId);
  return new Map(rows.flatMap(({ id, at }) => (id && at ? [[id, at.getTime()] as const] : [])));
}

const timeOf = ({ answer }: Step) => answer.answeredAt.getTime();

/** The share of what its skill counts; null unless every step is answered as the test has it, and all of that is scored. */
function shareOf(steps: readonly Step[], skill: Skill): number | null {
  const counted = steps.filter(({ answer }) => answer.skill === skill);
  const isWhole = steps.length === steps[0]?.steps && counted.every(({ state }) => state === "scored");
  if (!isWhole || !steps.every(({ answer }) => answer.isStandard)) return null;
  const weight = counted.reduce((sum, { answer }) => sum + answer.weight, 0);
  const share = counted.reduce((sum, step) => sum + step.answer.weight * step.share, 0) / weight;
  return Math.min(1, Math.max(0, share));
}

function toAttempt(runtime: Runtime, steps: readonly Step[]): Attempt | null {
  const first = steps[0];
  const last = steps.toSorted((one, other) => timeOf(one) - timeOf(other)).at(-1);
  if (!first || !last) return null;
  const { itemId: id, itemVersion: version, type } = first.answer;
  const skill = skills.find((each) => each === first.answer.skill);
  if (!id || !version || !skill || !runtime.questions.isType(type)) return null;
  const share = shareOf(steps, skill);
  if (share === null) return null;
  return {
    ...{ id, version, type, skill, share },
    ...{ answerId: last.answer.id, answeredAt: last.answer.answeredAt },
    ...{ params: first.params, enemies: Enemies.parse(first.enemies) },
  };
}

/**
 * A person's first attempts of the last 90 days: the item had not been met, nor an enemy of it, and it was answered in
 * the test's time and with the test's plays. The oldest first.
 */
export async function readFirstAttempts(
  executor: Executor,
  runtime: Runtime,
  person: Person,
): Promise<Attempt[]> {
  const met = await readMet(executor, person.userId);
  const byPlace = Map.groupBy(
    await readSteps(executor, person),
    ({ answer }) => `${answer.contextId} ${answer.position}`,
  );
  return [...byPlace.values()]
    .flatMap((steps) => {
      const attempt = toAttempt(runtime, steps);
      if (!attempt) return [];
      const began = Math.min(...steps.map(timeOf));
      const isFirst = (met.get(attempt.id) ?? began) >= began;
      const isNew = attempt.enemies.every((enemy) => (met.get(enemy) ?? Infinity) > began);
      return isFirst && isNew ? [attempt] : [];
    })
    .toSorted((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime());
}
