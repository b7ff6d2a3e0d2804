import { thetaOf } from "@/lib/core/score-scale";
import { type Blueprint, type ExamTask, slotAt } from "@/lib/exam/blueprint/blueprint";
import type { ExamReport } from "@/lib/exam/report";
import { cuts, probabilities } from "@/lib/exam/response-model";
import { blurred } from "@/lib/exam/shelves";
import { type ExamState, type Observation, turnsOf } from "@/lib/exam/state";
import { type Skill, skills } from "@/lib/questions/define-schema";

/** What the scored answers to one task showed: what they earned and, where a key scores, what was to be expected. */
export type TaskEvidence = {
  task: ExamTask;
  skill: Skill;
  answers: number;
  share: number | null;
  expected: number | null;
  points: number | null;
};

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What somebody of an ability earns of an item on average: categories count as their middles. */
function expectedShare({ model, params, testletVariance }: Observation, theta: number): number {
  const all = probabilities(model, blurred(params, testletVariance), theta);
  if (model === "dichotomous") return all[1] ?? 0;
  const edges = [0, ...cuts, 1];
  return all.reduce((sum, part, at) => sum + (part * ((edges[at] ?? 0) + (edges[at + 1] ?? 1))) / 2, 0);
}

/** By task, in the order of the sitting; tasks of which nothing is scored are left out. */
export function gatherEvidence(state: ExamState, blueprint: Blueprint, report: ExamReport): TaskEvidence[] {
  type Found = { skill: Skill; shares: number[]; expected: number[]; points: number[] };
  const found = new Map<ExamTask, Found>();
  for (const [at, { asked, score }] of turnsOf(state).entries()) {
    const { task, skill } = slotAt(blueprint, at);
    const known = found.get(task) ?? { skill, shares: [], expected: [], points: [] };
    if (score?.state === "points") known.points.push(score.points);
    if (score?.state === "share") {
      known.shares.push(score.share);
      const own = report.skills[skill] ?? report.overall;
      if (asked.observation && own)
        known.expected.push(expectedShare(asked.observation, thetaOf(own.points)));
    }
    found.set(task, known);
  }
  return [...found].flatMap(([task, { skill, shares, expected, points }]) => {
    const answers = shares.length + points.length;
    const means = { share: meanOf(shares), expected: meanOf(expected), points: meanOf(points) };
    return answers === 0 ? [] : [{ task, skill, answers, ...means }];
  });
}

/** By skill, as the report shows it. */
export function evidenceBySkill(evidence: readonly TaskEvidence[], report: ExamReport) {
  return skills.map((skill) => ({
    skill,
    answers: report.evidence[skill],
    tasks: evidence
      .filter((each) => each.skill === skill)
      .map(({ task, answers, share, points }) => ({
        ...{ task, answers, share },
        points: points === null ? null : Math.round(points),
      })),
  }));
}
