import type { CourseFact, Day, Facts } from "@/lib/plan/facts";
import { type SkillReason, weighSkill } from "@/lib/plan/weigh-skills";

/** More than two courses a week are not read but paged through. */
const most = 2;

export type CourseEntry = { slug: string; isDone: boolean; why: SkillReason };

/** All courses: those of the skills that need it most first, otherwise in their own order. */
export function orderCourses(facts: Facts): (CourseFact & { why: SkillReason })[] {
  return facts.courses
    .map((course) => {
      const { weight, reason } = course.skill ? weighSkill(facts, course.skill) : { weight: 0, reason: null };
      return { ...course, weight, why: reason };
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ slug, skill, why }) => ({ slug, skill, why }));
}

type Week = {
  monday: Day;
  /** Weeks until the one of the test, this one counted; null without a date. */
  left: number | null;
  /** Courses that count as read before the week. */
  read: ReadonlySet<string>;
};

/** The courses of a week: what was read in it, then the next unread ones, so that all fit in before the test if they can. */
export function planCourses(facts: Facts, { monday, left, read }: Week): CourseEntry[] {
  if (left !== null && left <= 0) return [];
  const unread = orderCourses(facts).filter(({ slug }) => !read.has(slug));
  const count = left === null ? 1 : Math.min(most, Math.ceil(unread.length / left));
  const now = new Set(facts.read.filter(({ on }) => on >= monday).map(({ slug }) => slug));
  const done = unread.filter(({ slug }) => now.has(slug));
  const next = unread.filter(({ slug }) => !now.has(slug)).slice(0, Math.max(0, count - done.length));
  return [...done, ...next].map(({ slug, why }) => ({ slug, why, isDone: now.has(slug) }));
}
