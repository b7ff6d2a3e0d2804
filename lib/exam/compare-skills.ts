import { abilityOf, inPoints } from "@/lib/exam/ability";
import { type Blueprint, slotAt } from "@/lib/exam/blueprint/blueprint";
import { replay } from "@/lib/exam/exam";
import { type ExamState, turnsOf } from "@/lib/exam/state";
import { type Skill, skills } from "@/lib/questions/define-schema";

/** Of fewer answers a skill is not named. */
const fewest = 6;

export type SkillStanding = "stronger" | "similar" | "weaker";

/**
 * How each skill of a sitting that has one ability behind all items stands beside the others: stronger or weaker only
 * beyond 1.96 standard errors of the difference. Null where fewer than six answers or nothing else speaks for it.
 */
export function compareSkills(state: ExamState, blueprint: Blueprint): Record<Skill, SkillStanding | null> {
  const apart: Blueprint = { ...blueprint, measures: "skills" };
  const { densities } = replay(apart, state);
  const answers = (skill: Skill) =>
    turnsOf(state).filter(
      ({ score }, at) => slotAt(blueprint, at).skill === skill && score?.state === "share",
    ).length;
  const known = skills.flatMap((skill) => {
    const density = densities[skill];
    return density && answers(skill) >= fewest ? [{ skill, ...inPoints(abilityOf(density)) }] : [];
  });
  const standing = (skill: Skill): SkillStanding | null => {
    const own = known.find((each) => each.skill === skill);
    const others = known.filter((each) => each.skill !== skill);
    if (!own || others.length === 0) return null;
    const points = others.reduce((sum, each) => sum + each.points, 0) / others.length;
    const variance = others.reduce((sum, each) => sum + each.error ** 2, 0) / others.length ** 2;
    const difference = own.points - points;
    if (Math.abs(difference) <= 1.96 * Math.sqrt(own.error ** 2 + variance)) return "similar";
    return difference > 0 ? "stronger" : "weaker";
  };
  return {
    reading: standing("reading"),
    listening: standing("listening"),
    speaking: standing("speaking"),
    writing: standing("writing"),
  };
}
