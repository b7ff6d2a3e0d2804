import type { ExamItem } from "@/lib/exam/exam-item";
import { newExposure } from "@/lib/exam/exposure";
import { report } from "@/lib/exam/report";
import { arrangeShelves } from "@/lib/exam/shelves";
import type { Comparable } from "@/lib/exam/sitting-report/compare-earlier";
import { comparableOf } from "@/lib/exam/sitting-report/describe-sitting";
import { turnsOf } from "@/lib/exam/state";
import type { Skill } from "@/lib/questions/define-schema";
import { honestLearner, type Learner } from "@/scripts/bench/cat/learner";
import { randomSource } from "@/scripts/bench/cat/random-source";
import { blueprint, sitExam } from "@/scripts/bench/cat/run-product";

type Earlier = { seed: string; finishedAt: string; abilities: Record<Skill, number>; speaks: boolean };

/** The scores of an earlier sitting of a simulated learner, and what it met; its answers are not shown. */
export function sitEarlier(
  items: readonly ExamItem[],
  { seed, finishedAt, abilities, speaks }: Earlier,
): { comparable: Comparable; met: string[] } {
  const world = {
    items: new Map(items.map((item) => [item.id, item])),
    ...{ testletVariance: 0, typeShift: 0 },
  };
  const honest = honestLearner(abilities, world, randomSource(`earlier ${seed}`));
  const learner: Learner = (slot, ids) =>
    slot.skill === "speaking" && !speaks ? { state: "unscored" } : honest(slot, ids);
  const shelves = arrangeShelves(items);
  const state = sitExam(learner, { shelves, exposure: newExposure(shelves), seed });
  const id = seed;
  const comparable = comparableOf(report(state, blueprint), blueprint, {
    id,
    finishedAt: new Date(finishedAt),
  });
  if (!comparable) throw new Error(`The sitting ${seed} has no overall.`);
  return { comparable, met: turnsOf(state).flatMap(({ asked }) => asked.items.map((item) => item.id)) };
}
