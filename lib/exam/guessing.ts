import { type Blueprint, slotAt } from "@/lib/exam/blueprint/blueprint";
import { measureOf } from "@/lib/exam/measures";
import { type ExamState, turnsOf } from "@/lib/exam/state";
import type { Skill } from "@/lib/questions/define-schema";

/** Beyond so many standard deviations above what guessing earns, somebody has understood something. */
const beyond = 4;
/** Of a task that cannot be guessed, a mean share up to this one is nothing: a common word typed anywhere fits now and then. */
const nearNothing = 0.05;
/** Of fewer answers nothing is said. */
const fewest = 3;

/**
 * Whether what the answers of some skills earned is what somebody earns who always says Yes, or chooses by chance, and
 * leaves what has to be typed. Items are asked at one's ability, where a learner earns about half.
 */
export function isNoBetterThanGuessing(
  state: ExamState,
  blueprint: Blueprint,
  of: readonly Skill[],
): boolean {
  const typed = new Map<string, { answers: number; earned: number }>();
  const chosen = { earned: 0, expected: 0, variance: 0 };
  let answers = 0;
  for (const [at, { score }] of turnsOf(state).entries()) {
    const slot = slotAt(blueprint, at);
    const measure = measureOf(slot.task);
    if (!of.includes(slot.skill) || !measure || score?.state !== "share") continue;
    answers += 1;
    if (measure.guess.mean > 0) {
      chosen.earned += score.share;
      chosen.expected += measure.guess.mean;
      chosen.variance += measure.guess.sd ** 2;
      continue;
    }
    const own = typed.get(slot.task) ?? { answers: 0, earned: 0 };
    typed.set(slot.task, { answers: own.answers + 1, earned: own.earned + score.share });
  }
  if (answers < fewest) return false;
  const isTypedNothing = [...typed.values()].every((own) => own.earned <= nearNothing * own.answers + 1e-9);
  return isTypedNothing && chosen.earned <= chosen.expected + beyond * Math.sqrt(chosen.variance) + 1e-9;
}
