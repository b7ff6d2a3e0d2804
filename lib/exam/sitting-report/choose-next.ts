import type { ExamReport } from "@/lib/exam/report";
import type { TaskEvidence } from "@/lib/exam/sitting-report/gather-evidence";
import { type Skill, skills } from "@/lib/questions/define-schema";
import type { AnswerView, ReportView } from "@/lib/questions/report-view";

/** So many answers that ran out of time are more than one bad moment. */
const oftenOutOfTime = 3;
/** A task that earned so much less than expected stands out. */
const standsOut = 0.1;

type Known = {
  report: ExamReport;
  evidence: readonly TaskEvidence[];
  answers: readonly AnswerView[];
  differences: ReportView["differences"];
};
type Next = NonNullable<ReportView["next"]>;

const none = { share: null, expected: null, count: null };

/**
 * The one thing to do next, with the fact that speaks for it: a task whose clock ran out again and again, then a skill
 * that is behind another by more than chance, then the task that earned least beside what was to be expected, then the
 * lowest skill, or of an exam of one skill the lowest task. Null where nothing is scored.
 */
export function chooseNext(known: Known): Next | null {
  return outOfTime(known) ?? weakerSkill(known) ?? belowExpected(known) ?? lowestSkill(known);
}

function outOfTime({ answers }: Known): Next | null {
  const late = answers.filter(({ marks, points }) => marks.includes("timed-out") && points === null);
  const [most] = [...Map.groupBy(late, ({ task }) => task)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const first = most?.[1][0];
  if (!most || !first || most[1].length < oftenOutOfTime) return null;
  return { ...none, reason: "out-of-time", skill: first.skill, task: first.task, count: most[1].length };
}

function weakerSkill(known: Known): Next | null {
  const lower = new Set(known.differences.map((each) => each.lower));
  return ofLowest(known, [...lower], "weaker-skill");
}

function lowestSkill(known: Known) {
  const scored = skills.filter((skill) => known.report.skills[skill] !== null);
  return ofLowest(known, scored, scored.length === 1 ? "lowest-task" : "lowest-skill");
}

function ofLowest({ report, evidence }: Known, of: readonly Skill[], reason: Next["reason"]): Next | null {
  const scored = of.flatMap((skill) => {
    const own = report.skills[skill];
    return own ? [{ skill, points: own.points }] : [];
  });
  const [lowest] = scored.toSorted((one, other) => one.points - other.points);
  const task = lowest && leastEarned(evidence.filter(({ skill }) => skill === lowest.skill));
  return lowest && task ? { ...none, reason, skill: lowest.skill, task: task.task } : null;
}

/** How far below what was to be expected; of a task that an engine scores, nothing is expected beforehand. */
const shortfall = ({ share, expected }: TaskEvidence) =>
  share === null || expected === null ? 0 : expected - share;

function leastEarned(evidence: readonly TaskEvidence[]): TaskEvidence | undefined {
  return evidence.toSorted(
    (one, other) => shortfall(other) - shortfall(one) || (one.points ?? 0) - (other.points ?? 0),
  )[0];
}

function belowExpected({ evidence }: Known): Next | null {
  const worst = leastEarned(evidence);
  if (!worst || shortfall(worst) < standsOut) return null;
  const { task, skill, share, expected } = worst;
  return { ...none, reason: "below-expected", skill, task, share, expected };
}
