import "server-only";
import { and, asc, desc, eq } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { answers, clocks, outcomes } from "@/lib/db/schema/answers";
import type { Skill } from "@/lib/questions/define-schema";
import { skills } from "@/lib/questions/define-schema";
import type { Outcome } from "@/lib/questions/outcome";
import { readOutcome } from "@/lib/services/answers/outcome-row";

/** The answer to a step that counts, with its newest outcome. */
export type CountedAnswer = {
  id: string;
  step: number;
  skill: Skill;
  weight: number;
  answer: unknown;
  answeredAt: Date;
  outcome: Outcome;
  review: unknown;
  /** Why somebody put the score right; null where nobody did. */
  mended: string | null;
  /** A newer answer that could not be judged, and so takes nothing away from this one. */
  unjudged?: { answer: unknown; outcome: Outcome };
};
export type RunClock = { run: number; openedAt: Date; deadlineAt: Date };
export type ItemState = { answers: Map<number, CountedAnswer>; clocks: Map<number, RunClock> };
/** An item's place: `contextId` is its set, exam or correction. */
export type Place = { contextId: string; position: number };

export const emptyState = (): ItemState => ({ answers: new Map(), clocks: new Map() });

/** What was given and opened so far, by position. A draft that nobody handed in does not count yet. */
export async function readStates(executor: Executor, contextId: string, position?: number) {
  const states = new Map<number, ItemState>();
  const stateAt = (at: number) => {
    const state = states.get(at) ?? emptyState();
    states.set(at, state);
    return state;
  };
  const isHere = (columns: typeof answers | typeof clocks) =>
    and(
      eq(columns.contextId, contextId),
      position === undefined ? undefined : eq(columns.position, position),
    );
  const rows = await executor
    .selectDistinctOn([answers.position, answers.step, answers.revision], {
      answer: answers,
      outcome: outcomes,
    })
    .from(answers)
    .innerJoin(outcomes, eq(outcomes.answerId, answers.id))
    .where(isHere(answers))
    .orderBy(asc(answers.position), asc(answers.step), asc(answers.revision), desc(outcomes.seq));
  for (const row of rows) countAnswer(stateAt(row.answer.position), toCounted(row));
  for (const clock of await executor.select().from(clocks).where(isHere(clocks)))
    stateAt(clock.position).clocks.set(clock.run, clock);
  return states;
}

const isUnjudged = ({ state }: Outcome) => state === "unscored" || state === "failed";

/** Of two answers to a step the newer one counts; one that could not be judged leaves an earlier score as it is. */
function countAnswer(state: ItemState, newer: CountedAnswer) {
  const earlier = state.answers.get(newer.step);
  const counted =
    earlier?.outcome.state === "scored" && isUnjudged(newer.outcome)
      ? { ...earlier, unjudged: { answer: newer.answer, outcome: newer.outcome } }
      : newer;
  state.answers.set(newer.step, counted);
}

type Row = { answer: typeof answers.$inferSelect; outcome: typeof outcomes.$inferSelect };

export function toCounted({ answer, outcome }: Row): CountedAnswer {
  const { id, step, weight, answeredAt } = answer;
  const skill = skills.find((each) => each === answer.skill);
  if (!skill) throw new Error(`Answer ${id} counts for the unknown skill ${answer.skill}.`);
  return {
    ...{ id, step, skill, weight, answeredAt, answer: answer.answer },
    outcome: readOutcome(outcome),
    review: outcome.review,
    mended: outcome.why,
  };
}
