import { cefrTable } from "@/lib/core/cefr";
import { type Blueprint, type Slot, slotAt, slotsOf } from "@/lib/exam/blueprint/blueprint";
import { timeOf } from "@/lib/exam/blueprint/task-times";
import { type Estimate, type ExamReport, isDifferent, sharedError } from "@/lib/exam/report";
import { chooseNext } from "@/lib/exam/sitting-report/choose-next";
import { type Comparable, compareEarlier } from "@/lib/exam/sitting-report/compare-earlier";
import { findRepeated, type Written } from "@/lib/exam/sitting-report/find-repeated";
import { evidenceBySkill, gatherEvidence } from "@/lib/exam/sitting-report/gather-evidence";
import type { GivenAnswer } from "@/lib/exam/sitting-report/given-answer";
import { traceAbility } from "@/lib/exam/sitting-report/trace-ability";
import { type ExamState, type Score, type Turn, turnsOf } from "@/lib/exam/state";
import { type Skill, skills } from "@/lib/questions/define-schema";
import type { AnswerView, ReportView, ScoreView } from "@/lib/questions/report-view";

/** What a sitting knows besides what its engine does. */
export type SittingFacts = {
  id: string;
  scores: ExamReport;
  startedAt: Date;
  finishedAt: Date;
  /** By how much the clocks were longer; null without clocks. */
  timing: number | null;
  breaks: readonly { at: Date; seconds: number }[];
  /** By slot: how long nothing was heard of the device while a clock ran; null where that was not noted. */
  silences: readonly { slot: number; seconds: number }[] | null;
  /** By slot. */
  answers: ReadonlyMap<number, GivenAnswer>;
  /** Other sittings of the learner that have a report. */
  earlier: readonly Comparable[];
  /** What the learner wrote before, and samples that are published. */
  known: readonly Written[];
  /** Skills whose own score says of them what the overall does not, as simulated. */
  separate: readonly Skill[];
  /** What each open task asked, by slot: sentences taken from it are nobody's. */
  asked: ReadonlyMap<number, readonly string[]>;
};

/** All that a report shows of a sitting; its scores are those that were found when it was made. */
export function describeSitting(state: ExamState, blueprint: Blueprint, facts: SittingFacts): ReportView {
  const found = facts.scores;
  const answers = turnsOf(state).map((turn, at) => answerView(blueprint, at, turn, facts));
  const evidence = gatherEvidence(state, blueprint, found);
  const differences = differencesOf(found);
  const now = comparableOf(found, blueprint, facts);
  return {
    blueprint: blueprint.id,
    measures: blueprint.measures,
    startedAt: facts.startedAt.toISOString(),
    finishedAt: facts.finishedAt.toISOString(),
    overall: scoreView(mainEstimate(found, blueprint)),
    skills: skillViews(found),
    integrated: integratedViews(found),
    skillCount: countSkills(found),
    only: onlySkill(blueprint),
    differences,
    guessed: found.guessed,
    asOverall: onlySkill(blueprint) ? [] : skillsAsOverall(found, facts),
    evidence: evidenceBySkill(evidence, found).filter(({ skill }) => asksOf(blueprint).has(skill)),
    answers,
    traces: traceAbility(state, blueprint),
    earlier: now ? compareEarlier(now, facts.earlier) : [],
    next: chooseNext({ report: found, evidence, answers, differences }),
    repeated: repeatedIn(facts),
    timing: facts.timing,
    breaks: facts.breaks.map(({ at, seconds }) => ({ at: at.toISOString(), seconds })),
    silences:
      facts.silences?.map(({ slot, seconds }) => ({
        ...{ position: slot, seconds },
        task: slotAt(blueprint, slot).task,
      })) ?? null,
    versions: { ...found.versions, cefr: cefrTable.version },
  };
}

const skillsAsOverall = (found: ExamReport, { separate }: SittingFacts) =>
  skills.filter((skill) => found.skills[skill] !== null && !separate.includes(skill));

const asksOf = (blueprint: Blueprint) => new Set(slotsOf(blueprint).map(({ skill }) => skill));

function onlySkill(blueprint: Blueprint): Skill | null {
  const [first, ...others] = asksOf(blueprint);
  return first && others.length === 0 ? first : null;
}

/** What a sitting is about: the overall, or the one skill that it asks. */
function mainEstimate(found: ExamReport, blueprint: Blueprint): Estimate | null {
  const only = onlySkill(blueprint);
  return only ? found.skills[only] : found.overall;
}

/** As later sittings are compared with this one; null without a score. */
export function comparableOf(
  found: ExamReport,
  blueprint: Blueprint,
  { id, finishedAt }: Pick<SittingFacts, "id" | "finishedAt">,
): Comparable | null {
  const overall = mainEstimate(found, blueprint);
  if (!overall) return null;
  return {
    ...{ id, finishedAt, overall, skillCount: countSkills(found) },
    ...{ blueprint: blueprint.id, scale: found.versions.scale },
  };
}

const countSkills = (found: ExamReport) => skills.filter((skill) => found.skills[skill] !== null).length;

const scoreView = (estimate: Estimate | null): ScoreView | null =>
  estimate && { score: estimate.score, low: estimate.low, high: estimate.high };

const skillViews = ({ skills: { reading, listening, speaking, writing } }: ExamReport) => ({
  reading: scoreView(reading),
  listening: scoreView(listening),
  speaking: scoreView(speaking),
  writing: scoreView(writing),
});

const integratedViews = ({
  integrated: { literacy, comprehension, conversation, production },
}: ExamReport) => ({
  literacy: scoreView(literacy),
  comprehension: scoreView(comprehension),
  conversation: scoreView(conversation),
  production: scoreView(production),
});

/** Seconds for all that is asked in a slot, as the test has it. */
const limitOf = ({ task, facets }: Slot) =>
  facets.reduce((sum, facet) => sum + timeOf(task, facet).prepare + timeOf(task, facet).limit, 0);

const nothing: GivenAnswer = { seconds: null, marks: [], correctionId: null, text: null };

function answerView(
  blueprint: Blueprint,
  position: number,
  { score }: Turn,
  { answers, timing }: SittingFacts,
): AnswerView {
  const slot = slotAt(blueprint, position);
  const { seconds, marks, correctionId } = answers.get(position) ?? nothing;
  const result = resultOf(score);
  return {
    ...{ position, task: slot.task, skill: slot.skill, seconds, correctionId, ...result },
    limitSeconds: timing === null ? null : limitOf(slot) * timing,
    // Who is right was not too fast.
    marks: marks.filter((mark) => mark !== "rushed" || result.share !== 1),
  };
}

function resultOf(score: Score | null): Pick<AnswerView, "state" | "share" | "points"> {
  if (score?.state === "share") return { state: "share", share: score.share, points: null };
  if (score?.state === "points") return { state: "points", share: null, points: Math.round(score.points) };
  return { state: score?.state ?? "unscored", share: null, points: null };
}

/** Pairs of skills that are further apart than chance makes them, the widest first. */
function differencesOf(found: ExamReport): ReportView["differences"] {
  const pairs = skills.flatMap((one, at) =>
    skills.slice(at + 1).flatMap((other) => {
      const [first, second] = [found.skills[one], found.skills[other]];
      if (!first || !second || !isDifferent(first, second, sharedError(found.skills, [one, other])))
        return [];
      const isFirst = first.points > second.points;
      const [higher, lower] = isFirst ? [one, other] : [other, one];
      return [{ higher, lower, by: Math.abs(first.points - second.points) }];
    }),
  );
  return pairs.toSorted((one, other) => other.by - one.by).map(({ higher, lower }) => ({ higher, lower }));
}

function repeatedIn({ answers, known, asked }: SittingFacts): ReportView["repeated"] {
  return [...answers].flatMap(([position, { text }]) =>
    text === null
      ? []
      : findRepeated(text, known, asked.get(position)).map((each) => ({ position, ...each })),
  );
}
