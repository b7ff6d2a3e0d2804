import { type Blueprint, slotsOf } from "@/lib/exam/blueprint/blueprint";
import { timeOf } from "@/lib/exam/blueprint/task-times";

/** Seconds from an answer to the next item; the words of a round come straight on. */
const pauseSeconds = 2;

/** Of one item, in seconds: `typical` is what a middling learner takes of the limit, `pause` what lies between it and the next. */
type ItemTime = { prepare: number; limit: number; typical: number; pause: number };

/** What a sitting takes, one entry an item. */
export function itemTimes(blueprint: Blueprint): ItemTime[] {
  return slotsOf(blueprint).flatMap(({ task, facets }) => {
    const pause = facets.length === 1 ? pauseSeconds : 0;
    return facets.map((facet) => {
      const { prepare, limit, share } = timeOf(task, facet);
      return { prepare, limit, typical: limit * share, pause };
    });
  });
}

/** Seconds that a sitting takes at most: all limits, and what lies between the items. */
export const longestSeconds = (blueprint: Blueprint): number =>
  itemTimes(blueprint).reduce((sum, { prepare, limit, pause }) => sum + prepare + limit + pause, 0);

/** Whole seconds that a middling learner takes. */
export const typicalSeconds = (blueprint: Blueprint): number =>
  Math.round(
    itemTimes(blueprint).reduce((sum, { prepare, typical, pause }) => sum + prepare + typical + pause, 0),
  );
