import { daysBetween, type Facts } from "@/lib/plan/facts";

/**
 * Points of the scale a week that a learner may hope for at most. Ours, by reasoning, and no measurement: a level of the
 * CEFR is some 20 to 30 points wide and takes most people months. It only says when a date is too near.
 */
export const hopefulPace = 2;

/** How the target stands beside what is known. Nothing here is a promise. */
export type Outlook =
  | { kind: "no-target" }
  /** Nothing was measured yet. */
  | { kind: "unmeasured" }
  /** The whole interval lies at the target or above it. */
  | { kind: "reached" }
  /** The target lies inside the interval: nobody can tell. */
  | { kind: "within" }
  /** So many points above the estimate; weeks null without a date ahead. */
  | { kind: "above"; points: number; weeks: number | null }
  /** More than may be hoped for in the time. */
  | { kind: "far"; points: number; weeks: number };

export function readOutlook({ goals, standing, today }: Facts): Outlook {
  const { overall } = goals.target;
  if (overall === null) return { kind: "no-target" };
  if (!standing) return { kind: "unmeasured" };
  if (overall <= standing.low) return { kind: "reached" };
  if (overall <= standing.high) return { kind: "within" };
  const points = overall - standing.points;
  const days = goals.testDate === null ? -1 : daysBetween(today, goals.testDate);
  if (days < 0) return { kind: "above", points, weeks: null };
  const weeks = Math.floor(days / 7);
  return { kind: points > hopefulPace * weeks ? "far" : "above", points, weeks };
}
