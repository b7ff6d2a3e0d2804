import { type Ability } from "@/lib/exam/ability";
import { type Blueprint, slotAt } from "@/lib/exam/blueprint/blueprint";
import { measurement } from "@/lib/exam/measures";
import { informationAt } from "@/lib/exam/response-model";
import { blurred } from "@/lib/exam/shelves";
import { type ExamState, turnsOf } from "@/lib/exam/state";
import type { Skill } from "@/lib/questions/define-schema";

/**
 * The variance that an ability has because difficulties of one type err together, as those from features do: no number of
 * items of a type takes it away. Each type weighs by what its items told.
 */
export function commonVariance(
  state: ExamState,
  blueprint: Blueprint,
  of: readonly Skill[],
  { mean }: Ability,
): number {
  const told = new Map<string, { information: number; variance: number }>();
  for (const [at, { asked, score }] of turnsOf(state).entries()) {
    const { task, skill } = slotAt(blueprint, at);
    const { observation } = asked;
    if (!of.includes(skill) || !observation || score?.state !== "share") continue;
    const { model, params, testletVariance } = observation;
    const information = informationAt(model, blurred(params, testletVariance), mean);
    const known = told.get(task) ?? { information: 0, variance: 0 };
    told.set(task, {
      information: known.information + information,
      variance:
        known.variance + information * measurement.commonShare * doubtOf(asked.items.length, params.se) ** 2,
    });
  }
  const all = [...told.values()].reduce((sum, { information }) => sum + information, 0);
  if (all === 0) return 0;
  return [...told.values()].reduce(
    (sum, { information, variance }) => sum + (information * variance) / all ** 2,
    0,
  );
}

/** The standard error of one item's difficulty; that of a round is of the mean of its words. */
const doubtOf = (items: number, se: number) => se * Math.sqrt(items);
