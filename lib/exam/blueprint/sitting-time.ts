import { type Blueprint, slotsOf } from "@/lib/exam/blueprint/blueprint";
import { timeOf } from "@/lib/exam/blueprint/task-times";

/** What a sitting takes, in seconds, one entry an item: `typical` is what a middling learner takes of the limit. */
export function itemTimes(blueprint: Blueprint): { prepare: number; limit: number; typical: number }[] {
  return slotsOf(blueprint).flatMap(({ task, facets }) =>
    facets.map((facet) => {
      const { prepare, limit, share } = timeOf(task, facet);
      return { prepare, limit, typical: limit * share };
    }),
  );
}

/** Seconds that a sitting takes at most, besides the time between items. */
export const sumOfLimits = (blueprint: Blueprint): number =>
  itemTimes(blueprint).reduce((sum, { prepare, limit }) => sum + prepare + limit, 0);

/** Whole seconds that a middling learner takes. */
export const sumOfTypical = (blueprint: Blueprint): number =>
  Math.round(itemTimes(blueprint).reduce((sum, { prepare, typical }) => sum + prepare + typical, 0));
