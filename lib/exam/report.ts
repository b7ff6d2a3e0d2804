import { abilityScale, clipPoints, scoreOf, scoreScale } from "@/lib/core/score-scale";
import { type Ability, abilityOf, inPoints } from "@/lib/exam/ability";
import { type Blueprint, slotAt } from "@/lib/exam/blueprint/blueprint";
import { commonVariance } from "@/lib/exam/common-error";
import { isNoBetterThanGuessing } from "@/lib/exam/guessing";
import { engineErrors, measurement } from "@/lib/exam/measures";
import { type ExamState, turnsOf } from "@/lib/exam/state";
import { type Skill, skills } from "@/lib/questions/define-schema";

/** 1.96 standard errors: nineteen times in twenty. */
const usual = 1.96;

/** A score and what it may be; `error` is its standard error in points, `points` what it was rounded from. */
export type Estimate = { score: number; low: number; high: number; points: number; error: number };

/** Each is the mean of two skills. */
export const integratedScores = {
  literacy: ["reading", "writing"],
  comprehension: ["reading", "listening"],
  conversation: ["listening", "speaking"],
  production: ["writing", "speaking"],
} as const satisfies Record<string, readonly [Skill, Skill]>;
export type IntegratedScore = keyof typeof integratedScores;

export type ExamReport = {
  overall: Estimate | null;
  skills: Record<Skill, Estimate | null>;
  integrated: Record<IntegratedScore, Estimate | null>;
  /** Skills whose answers were no better than guessing: they have the lowest score. */
  guessed: Skill[];
  /** How many answers each skill rests on. */
  evidence: Record<Skill, number>;
  versions: { blueprint: string; scale: string; measurement: string; engines: string };
};

function estimate(points: number, error: number, score = scoreOf(points)): Estimate {
  const low = Math.min(score, scoreOf(points - usual * error));
  const high = Math.max(score, scoreOf(points + usual * error));
  return { score, low, high, points: clipPoints(points), error };
}

/** Scores of a sitting, from what of it is scored; null where nothing is. */
export function report(state: ExamState, blueprint: Blueprint): ExamReport {
  const guessed = skills.filter((skill) => isNoBetterThanGuessing(state, blueprint, [skill]));
  const own = bySkill((skill) => estimateSkill(state, blueprint, skill, guessed.includes(skill)));
  const integrated = {
    literacy: combine(integratedScores.literacy, own, 2),
    comprehension: combine(integratedScores.comprehension, own, 2),
    conversation: combine(integratedScores.conversation, own, 2),
    production: combine(integratedScores.production, own, 2),
  };
  return {
    overall: blueprint.measures === "general" ? generalEstimate(state, blueprint) : combine(skills, own, 2),
    skills: own,
    integrated,
    guessed,
    evidence: bySkill((skill) => scoredOf(state, blueprint, skill)),
    versions: {
      blueprint: `${blueprint.id} ${blueprint.version}`,
      scale: abilityScale.version,
      measurement: state.measurement,
      engines: engineErrors.version,
    },
  };
}

const bySkill = <Value>(read: (skill: Skill) => Value): Record<Skill, Value> => ({
  reading: read("reading"),
  listening: read("listening"),
  speaking: read("speaking"),
  writing: read("writing"),
});

function scoredOf(state: ExamState, blueprint: Blueprint, skill: Skill): number {
  const states = turnsOf(state).filter((_, at) => slotAt(blueprint, at).skill === skill);
  return states.filter(({ score }) => score?.state === "share" || score?.state === "points").length;
}

function withCommonError(
  state: ExamState,
  blueprint: Blueprint,
  of: readonly Skill[],
  ability: Ability,
): Ability {
  return { ...ability, sd: Math.sqrt(ability.sd ** 2 + commonVariance(state, blueprint, of, ability)) };
}

function estimateSkill(state: ExamState, blueprint: Blueprint, skill: Skill, isGuessed: boolean) {
  const density = state.densities[skill];
  if (density) {
    if (scoredOf(state, blueprint, skill) === 0) return null;
    const { points, error } = inPoints(withCommonError(state, blueprint, [skill], abilityOf(density)));
    return estimate(isGuessed ? scoreScale.from : points, error);
  }
  return estimateByEngine(state, blueprint, skill);
}

/**
 * The weighted mean of what an engine gave. Its error has a part that is the person's, which all answers share, and one
 * that is each answer's own.
 */
function estimateByEngine(state: ExamState, blueprint: Blueprint, skill: Skill): Estimate | null {
  const usualError = skill === "writing" ? engineErrors.writing.points : engineErrors.speaking.points;
  const given = turnsOf(state).flatMap(({ score }, at) => {
    const slot = slotAt(blueprint, at);
    if (slot.skill !== skill || slot.weight === null || score?.state !== "points") return [];
    return [{ weight: slot.weight, points: score.points, error: Math.max(usualError, score.error ?? 0) }];
  });
  const total = given.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const points = given.reduce((sum, each) => sum + (each.weight / total) * each.points, 0);
  const together = given.reduce((sum, each) => sum + (each.weight / total) * each.error, 0);
  const apart = given.reduce((sum, each) => sum + ((each.weight / total) * each.error) ** 2, 0);
  const { personShare } = engineErrors;
  return estimate(points, Math.sqrt(personShare * together ** 2 + (1 - personShare) * apart));
}

/** What the errors of writing and speaking have in common, in squared points. */
export function sharedError(own: Record<Skill, Estimate | null>, of: readonly Skill[]): number {
  const [{ writing, speaking }, { personShare, sharedBetween }] = [own, engineErrors];
  if (!writing || !speaking || !of.includes("writing") || !of.includes("speaking")) return 0;
  return personShare * sharedBetween * engineErrors.writing.points * engineErrors.speaking.points;
}

/**
 * The mean of the scores as they are shown. Where skills are missing, the mean of the four is likely near that of those
 * that are there, with an error of its own: (1 - r) (1/m - 1/4) of the variance of ability.
 */
function combine(of: readonly Skill[], own: Record<Skill, Estimate | null>, least: number): Estimate | null {
  const known = of.flatMap((skill) => own[skill] ?? []);
  if (known.length < Math.min(least, of.length)) return null;
  const count = known.length;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count;
  const squares = known.reduce((sum, { error }) => sum + error ** 2, 0) + 2 * sharedError(own, of);
  const missing = missingError(count, of.length);
  const points = mean(known.map((each) => each.points));
  return estimate(
    points,
    Math.sqrt(squares / count ** 2 + missing),
    scoreOf(mean(known.map(({ score }) => score))),
  );
}

const missingError = (known: number, all: number) =>
  abilityScale.slope ** 2 * (1 - measurement.correlation) * (1 / known - 1 / all);

/** One ability behind all items: the overall of two skills, of which the two others are not known. */
function generalEstimate(state: ExamState, blueprint: Blueprint): Estimate | null {
  const density = state.densities["general"];
  if (!density || skills.every((skill) => scoredOf(state, blueprint, skill) === 0)) return null;
  const { points, error } = inPoints(withCommonError(state, blueprint, skills, abilityOf(density)));
  const isGuessed = isNoBetterThanGuessing(state, blueprint, skills);
  return estimate(
    isGuessed ? scoreScale.from : points,
    Math.sqrt(error ** 2 + missingError(2, skills.length)),
  );
}

/** Whether two scores are further apart than chance makes them nineteen times in twenty. `shared`: squared points that both errors have in common. */
export function isDifferent(one: Estimate, other: Estimate, shared = 0): boolean {
  return (
    Math.abs(one.points - other.points) > usual * Math.sqrt(one.error ** 2 + other.error ** 2 - 2 * shared)
  );
}
