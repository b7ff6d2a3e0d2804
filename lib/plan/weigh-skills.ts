import type { Facts } from "@/lib/plan/facts";
import type { Skill } from "@/lib/questions/define-schema";

/** A skill that came out weaker gets twice the room of a similar one, a stronger one half of it. Ours, by reasoning. */
const shares = { weaker: 2, similar: 1, stronger: 0.5 } as const;
/** A skill whose own target is above the overall one gets half as much again. */
const aboveOverall = 1.5;

export type SkillReason = "weaker" | "target" | null;
export type SkillWeight = { weight: number; reason: SkillReason };

/** How much room a skill gets beside the others, and what speaks for more. */
export function weighSkill(
  { standing, goals }: Pick<Facts, "standing" | "goals">,
  skill: Skill,
): SkillWeight {
  const found = standing?.skills[skill];
  const { [skill]: own, overall } = goals.target;
  const isAbove = own !== null && overall !== null && own > overall;
  const weight = shares[found ?? "similar"] * (isAbove ? aboveOverall : 1);
  return { weight, reason: found === "weaker" ? "weaker" : isAbove ? "target" : null };
}
