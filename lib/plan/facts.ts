import type { Skill } from "@/lib/questions/define-schema";
import type { QuestionType } from "@/lib/questions/types";

/** A day of the calendar where the learner is, as 2026-11-23. */
export type Day = string;

export type SkillStanding = "stronger" | "similar" | "weaker";

/** Where a sitting put somebody, in points of 10 to 160; skills only where enough was asked of them. */
export type Standing = {
  on: Day;
  points: number;
  low: number;
  high: number;
  skills: Readonly<Partial<Record<Skill, SkillStanding>>>;
};

/** A type there are questions of. */
export type Kind = {
  type: QuestionType;
  skill: Skill;
  /** How many questions its usual set counts as: a round of words is one. */
  setCount: number;
};

/** A course, in the order of the courses; `skill` null for one about words. */
export type CourseFact = { slug: string; skill: Skill | null };

/** So many questions of each type, counted as the day's are. */
export type Counts = Readonly<Partial<Record<QuestionType, number>>>;

/** All that a path is made of. Two calls with the same facts give the same path. */
export type Facts = {
  today: Day;
  /** The Monday of this week. */
  monday: Day;
  goals: {
    testDate: Day | null;
    target: Readonly<Record<"overall" | Skill, number | null>>;
    weekGoal: number | null;
  };
  standing: Standing | null;
  /** Since when there is something to go by; null for a beginner. */
  begunOn: Day | null;
  kinds: readonly Kind[];
  courses: readonly CourseFact[];
  /** The courses that were read, with the day. */
  read: readonly { slug: string; on: Day }[];
  /** By week: this one first, then those before it. */
  answered: readonly Counts[];
  /** Mock exams that were finished. */
  mocks: readonly Day[];
  /** Answers handed in for correction. */
  corrections: readonly { skill: "writing" | "speaking"; on: Day }[];
  /** Whether somebody has words to learn, and the days of this week on which they did. */
  words: { isAny: boolean; learned: readonly Day[] };
  open: { mock: boolean; writing: boolean; speaking: boolean };
};

const dayMs = 86_400_000;

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Whole days from one day to another. */
export const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export const mondayOf = (day: Day): Day =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
