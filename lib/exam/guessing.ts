import { type Blueprint, slotAt } from "@/lib/exam/blueprint/blueprint";
import { measureOf } from "@/lib/exam/measures";
import { type ExamState, turnsOf } from "@/lib/exam/state";
import type { Skill } from "@/lib/questions/define-schema";

/** Beyond so many standard deviations above what guessing earns, somebody has understood something. */
const beyond = 4;
/** Of what cannot be guessed, a share up to this one is nothing. */
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
  const typed = { answers: 0, earned: 0 };
  const chosen = { answers: 0, earned: 0, expected: 0, variance: 0 };
  for (const [at, { score }] of turnsOf(state).entries()) {
    const slot = slotAt(blueprint, at);
    const measure = measureOf(slot.task);
    if (!of.includes(slot.skill) || !measure || score?.state !== "share") continue;
    const kind = measure.guess.mean > 0 ? chosen : typed;
    kind.answers += 1;
    kind.earned += score.share;
    chosen.expected += measure.guess.mean;
    chosen.variance += measure.guess.sd ** 2;
  }
  if (typed.answers + chosen.answers < fewest) return false;
  const isTypedNothing = typed.earned <= nearNothing * typed.answers + 1e-9;
  return isTypedNothing && chosen.earned <= chosen.expected + beyond * Math.sqrt(chosen.variance) + 1e-9;
}
