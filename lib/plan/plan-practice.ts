import type { Counts, Facts, Kind } from "@/lib/plan/facts";
import { weighSkill } from "@/lib/plan/weigh-skills";
import type { Skill } from "@/lib/questions/define-schema";
import type { QuestionType } from "@/lib/questions/types";

/** Questions of a week for who has set none: a third of what is free. */
export const usualWeek = 40;
/** More than this many kinds of task make no week. */
const mostKinds = 6;
/** What was missed last week comes sooner, and no pile of it: the week stays as long as it is. */
const missedFactor = 1.5;
/** Of how many weeks before is looked at what was done least. */
const lookBack = 4;

export type PracticeReason =
  | { kind: "missed"; count: number }
  | { kind: "weaker"; skill: Skill }
  | { kind: "target"; skill: Skill }
  /** So few of them in the four weeks before. */
  | { kind: "rare"; answered: number }
  /** It belongs into every week. */
  | { kind: "even" };

export type PracticeEntry = { type: QuestionType; need: number; why: PracticeReason };

type Week = {
  /** The weeks before the one that is planned, the last first. */
  before: readonly Counts[];
  /** What the week before was to have of each type, and has not. */
  missed: Counts;
  /** The part of a whole week that there is, 0 to 1. */
  part: number;
};

const sumOf = (counts: readonly Counts[], type: QuestionType) =>
  counts.reduce((sum, each) => sum + (each[type] ?? 0), 0);

type Weighed = Kind & { weight: number; done: number; missed: number; why: PracticeReason; sets: number };

function whyOf(facts: Facts, { skill }: Kind, missed: number, done: number): PracticeReason {
  if (missed > 0) return { kind: "missed", count: missed };
  const { reason } = weighSkill(facts, skill);
  if (reason) return { kind: reason, skill };
  const hasPractised = facts.answered.some((counts) => Object.keys(counts).length > 0);
  return hasPractised && done < 3 ? { kind: "rare", answered: done } : { kind: "even" };
}

function weigh(facts: Facts, week: Week, kind: Kind): Weighed {
  const sameSkill = facts.kinds.filter(({ skill }) => skill === kind.skill).length;
  const done = sumOf(week.before.slice(0, lookBack), kind.type);
  const missed = week.missed[kind.type] ?? 0;
  // A skill with many tasks is no more of the test than one with few.
  const weight = (weighSkill(facts, kind.skill).weight / sameSkill) * (missed > 0 ? missedFactor : 1);
  return { ...kind, weight, done, missed, why: whyOf(facts, kind, missed, done), sets: 0 };
}

/** The next set is of the kind that has least beside its weight; of two alike the one done least, then the first. */
function nextKind(kinds: readonly Weighed[]): Weighed | undefined {
  const begun = kinds.filter(({ sets }) => sets > 0);
  const among = begun.length >= mostKinds ? begun : kinds;
  return among.toSorted(
    (one, other) => (one.sets + 1) / one.weight - (other.sets + 1) / other.weight || one.done - other.done,
  )[0];
}

/** What is practised in a week: whole sets, until the week has the questions that its learner wants. */
export function planPractice(facts: Facts, week: Week): PracticeEntry[] {
  const wanted = Math.round((facts.goals.weekGoal ?? usualWeek) * week.part);
  const kinds = facts.kinds.map((kind) => weigh(facts, week, kind));
  let planned = 0;
  while (planned < wanted) {
    const kind = nextKind(kinds);
    if (!kind) break;
    kind.sets += 1;
    planned += kind.setCount;
  }
  return kinds
    .filter(({ sets }) => sets > 0)
    .toSorted(
      (one, other) =>
        Number(other.missed > 0) - Number(one.missed > 0) ||
        other.weight - one.weight ||
        one.done - other.done,
    )
    .map(({ type, sets, setCount, why }) => ({ type, need: sets * setCount, why }));
}

/** What of a week's entries was not done. */
export function missedOf(entries: readonly PracticeEntry[], done: Counts): Counts {
  const missed = entries.map(({ type, need }) => [type, Math.max(0, need - (done[type] ?? 0))] as const);
  return Object.fromEntries(missed.filter(([, count]) => count > 0));
}
