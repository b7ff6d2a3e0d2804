import type { Given } from "@/components/learner/exam/task/exam-queries";

const isOther = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after)
    ? before.some((each, place) => isOther(each, after[place]))
    : typeof before === "number" && typeof after === "number" && before !== after;

/** Whether another choice took the place of one. What is typed or marked grows, and is no choice. */
export function hasChosenAnew(before: Given["answer"], after: Given["answer"]): boolean {
  if (before === null || after === null) return false;
  const later = new Map(Object.entries(after));
  return Object.entries(before).some(([name, value]) => isOther(value, later.get(name)));
}
