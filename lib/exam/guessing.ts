import { type Blueprint, slotAt } from "@/lib/exam/blueprint/blueprint";
import { measureOf } from "@/lib/exam/measures";
import { type ExamState, turnsOf } from "@/lib/exam/state";
import type { Skill } from "@/lib/questions/define-schema";

/** Beyond so many standard deviations above what guessing earns, somebody has understood something. */
const beyond = 4;
/** Of fewer answers nothing is said. */
const fewest = 3;

/**
 * Whether what a skill's answers earned is what somebody earns who always says Yes, or chooses by chance, or leaves
 * what has to be typed. Items are asked at one's ability, where a learner earns about half.
 */
export function isNoBetterThanGuessing(state: ExamState, blueprint: Blueprint, skill: Skill): boolean {
  let [answers, earned, expected, variance] = [0, 0, 0, 0];
  for (const [at, { score }] of turnsOf(state).entries()) {
    const slot = slotAt(blueprint, at);
    const measure = measureOf(slot.task);
    if (slot.skill !== skill || !measure || score?.state !== "share") continue;
    answers += 1;
    earned += score.share;
    expected += measure.guess.mean;
    variance += measure.guess.sd ** 2;
  }
  return answers >= fewest && earned <= expected + beyond * Math.sqrt(variance) + 1e-9;
}
