import "server-only";

import { scoreScale } from "@/lib/core/score-scale";
import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { type Score, turnsOf } from "@/lib/exam/state";
import { meanOf } from "@/lib/questions/outcome";
import type { CountedAnswer } from "@/lib/services/answers/item-state";
import { isSkipped, recordingOf, textOf } from "@/lib/services/exams/open-parts";
import { openStep, type Situation, stateOf } from "@/lib/services/exams/situation";
import type { Sitting } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

/** Nothing was given: that costs what a wrong answer costs. */
const nothing: Score = { state: "points", points: scoreScale.from, error: null };

/** What the slot that is asked now has earned; null while something of it is still to be answered. */
export function scoreSlot(runtime: Runtime, sitting: Sitting, situation: Situation): Score | null {
  const turns = turnsOf(sitting.state);
  const slot = turns.length - 1;
  if (turns[slot]?.score !== null) return null;
  const { skill, weight, isSequel } = slotAt(sitting.blueprint, slot);
  if (situation.planned.isOpen) return scoreOpen(situation, sitting.unscored.includes(skill));
  if (situation.planned.isRound) return scoreRound(runtime, situation);
  const [item] = situation.items;
  if (!item) throw new Error("A question has no item.");
  const { schema } = runtime.questions.find(item.type);
  const own = item.steps.flatMap(({ kind }, step) => (schema.steps[kind]?.skill === skill ? [step] : []));
  const open = openStep(runtime, situation, item);
  if (open !== null && own.includes(open)) return null;
  const given = [...stateOf(situation, item).answers.values()].filter(({ step }) => own.includes(step));
  return isSequel || weight !== null ? scoreWritten(given) : scoreKeyed(given);
}

function scoreKeyed(given: readonly CountedAnswer[]): Score {
  const share = meanOf(given);
  return share === null ? { state: "unscored" } : { state: "share", share };
}

/** A step that an engine scores at the end; who could not hear the talk was not asked. */
function scoreWritten([given]: readonly CountedAnswer[]): Score {
  if (!given) return { state: "unscored" };
  return given.outcome.state === "scored" ? nothing : { state: "pending" };
}

function scoreRound(runtime: Runtime, situation: Situation): Score | null {
  const { items, states } = situation;
  const isOver = items.every((item) => openStep(runtime, situation, item) === null);
  const rules = items[0] && runtime.questions.find(items[0].type).round;
  if (!isOver || !rules) return null;
  const reviews = items.flatMap(({ position }) =>
    [...(states.get(position)?.answers.values() ?? [])].map(({ review }) => review),
  );
  const { earned, max } = rules.score(reviews);
  return { state: "share", share: earned / max };
}

/** What was said is scored where something here hears it; who skips a task is not scored in it. */
function scoreOpen({ parts }: Situation, isUnscored: boolean): Score | null {
  if (parts.some(({ isDone }) => !isDone)) return null;
  if (isUnscored || parts.some(({ answer }) => isSkipped(answer))) return { state: "unscored" };
  return hasContent(parts) ? { state: "pending" } : nothing;
}

/** Something was written or recorded. */
export const hasContent = (parts: Situation["parts"]) =>
  parts.some(({ answer }) => (textOf(answer)?.trim() ?? "") !== "" || recordingOf(answer) !== null);
