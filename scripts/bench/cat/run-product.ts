import { clipPoints, pointsOf } from "@/lib/core/score-scale";
import { type Blueprint, slotAt } from "@/lib/exam/blueprint/blueprint";
import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { answer, isOver, next, start } from "@/lib/exam/exam";
import type { ExamItem } from "@/lib/exam/exam-item";
import { countUse, type Exposure, newExposure, usesOf } from "@/lib/exam/exposure";
import { measurement } from "@/lib/exam/measures";
import { type Estimate, type ExamReport, integratedScores, report } from "@/lib/exam/report";
import { capOf } from "@/lib/exam/select-item";
import { arrangeShelves, type Shelves } from "@/lib/exam/shelves";
import { type ExamState, turnsOf } from "@/lib/exam/state";
import { type SubscoreValue, valueOfSubscores } from "@/lib/exam/subscores";
import { type Skill, skills } from "@/lib/questions/define-schema";
import { drawAbilities, honestLearner, type Learner, type World } from "@/scripts/bench/cat/learner";
import { randomSource } from "@/scripts/bench/cat/random-source";
import { mean, reliability, rootMeanSquare, rounded } from "@/scripts/bench/cat/statistics";

export const blueprint: Blueprint = blueprints.current;

/** A whole sitting; counts what it met. */
export function sitExam(
  learner: Learner,
  {
    shelves,
    exposure,
    seed,
    asked = blueprint,
    met = [],
  }: { shelves: Shelves; exposure: Exposure; seed: string; asked?: Blueprint; met?: readonly string[] },
): ExamState {
  exposure.sittings += 1;
  let state = start(asked, measurement.prior, seed, met);
  while (!isOver(state, asked)) {
    state = next(state, { blueprint: asked, shelves, exposure });
    const turns = turnsOf(state);
    const slot = slotAt(asked, turns.length - 1);
    const ids = turns.at(-1)?.asked.items.map(({ id }) => id) ?? [];
    if (!slot.isSequel) for (const id of ids) countUse(exposure, id);
    state = answer(state, asked, learner(slot, ids));
  }
  return state;
}

/** The same sitting where nothing that was spoken could be scored. */
function withoutSpeaking(state: ExamState): ExamState {
  const log = state.log.map((entry) =>
    entry.event === "scored" && slotAt(blueprint, entry.slot).skill === "speaking"
      ? { ...entry, score: { state: "unscored" as const } }
      : entry,
  );
  return { ...state, log };
}

type Pair = { truth: number; estimate: Estimate };

/** Each of the nine scores beside what it should be. */
function pairsOf(abilities: Record<Skill, number>, found: ExamReport): [string, Pair][] {
  const points = (skill: Skill) => clipPoints(pointsOf(abilities[skill]));
  const pair = (name: string, of: readonly Skill[], estimate: Estimate | null): [string, Pair][] =>
    estimate ? [[name, { truth: mean(of.map(points)), estimate }]] : [];
  return [
    ...pair("overall", skills, found.overall),
    ...skills.flatMap((skill) => pair(skill, [skill], found.skills[skill])),
    ...Object.entries(integratedScores).flatMap(([name, of]) =>
      pair(
        name,
        of,
        name in found.integrated ? found.integrated[name as keyof typeof integratedScores] : null,
      ),
    ),
  ];
}

function describe(pairs: readonly Pair[]) {
  const isCovered = ({ truth, estimate }: Pair) => truth >= estimate.low && truth <= estimate.high;
  const truth = pairs.map((each) => each.truth);
  const scores = pairs.map(({ estimate }) => estimate.score);
  return {
    reliability: rounded(reliability(truth, scores)),
    error: rounded(rootMeanSquare(pairs.map(({ truth: real, estimate }) => estimate.score - real)), 1),
    shownError: rounded(rootMeanSquare(pairs.map(({ estimate }) => estimate.error)), 1),
    bias: rounded(mean(pairs.map(({ truth: real, estimate }) => estimate.score - real)), 1),
    coverage: rounded(mean(pairs.map((each) => (isCovered(each) ? 1 : 0)))),
  };
}

const describeAll = (pairs: readonly [string, Pair][]) =>
  Object.fromEntries(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, each]) => [
      name,
      describe(each.map(([, pair]) => pair)),
    ]),
  );

/** Whether a skill's score says of that skill what the mean of the four does not (Haberman's PRMSE). */
function describeSubscores(pairs: readonly [string, Pair][]) {
  const measured = (skill: Skill) => {
    const own = pairs.flatMap(([name, { estimate }]) => (name === skill ? [estimate] : []));
    return { scores: own.map(({ score }) => score), errorVariance: mean(own.map(({ error }) => error ** 2)) };
  };
  const { reading, listening, speaking, writing } = valueOfSubscores({
    reading: measured("reading"),
    listening: measured("listening"),
    speaking: measured("speaking"),
    writing: measured("writing"),
  });
  const shown = ({ own, byTotal, addsValue }: SubscoreValue) => ({
    own: rounded(own),
    byTotal: rounded(byTotal),
    addsValue,
  });
  return {
    reading: shown(reading),
    listening: shown(listening),
    speaking: shown(speaking),
    writing: shown(writing),
  };
}

/** Bands of the true score. */
const bands = [10, 60, 80, 100, 120, 140, 160.1];

/** The same by band: how surely the ends of the scale are measured. */
function describeBands(pairs: readonly [string, Pair][]) {
  return Object.fromEntries(
    ["overall", "reading", "listening"].map((name) => [
      name,
      bands.slice(0, -1).flatMap((from, at) => {
        const to = bands[at + 1] ?? Infinity;
        const inside = pairs.filter(([each, { truth }]) => each === name && truth >= from && truth < to);
        if (inside.length < 20) return [];
        const { error, bias, coverage } = describe(inside.map(([, pair]) => pair));
        return [{ from, learners: inside.length, error, bias, coverage }];
      }),
    ]),
  );
}

/** The highest exposure of each shelf beside its cap. */
function exposures(items: readonly ExamItem[], exposure: Exposure, states: readonly ExamState[]) {
  const [first] = states;
  const groups = Map.groupBy(items, ({ shelf, facet }) => (facet ? `${shelf}/${facet}` : shelf));
  const perSitting = (ids: ReadonlySet<string>) =>
    first
      ? turnsOf(first)
          .flatMap(({ asked }, at) => (slotAt(blueprint, at).isSequel ? [] : asked.items))
          .filter(({ id }) => ids.has(id)).length
      : 0;
  return Object.fromEntries(
    [...groups].flatMap(([name, each]) => {
      const asked = perSitting(new Set(each.map(({ id }) => id)));
      const highest = Math.max(...each.map(({ id }) => usesOf(exposure, id))) / exposure.sittings;
      const cap = capOf(asked, each.length);
      return asked > 0
        ? [[name, { items: each.length, highest: rounded(highest, 4), cap: rounded(cap, 4) }]]
        : [];
    }),
  );
}

export type Condition = {
  testletVariance: number;
  parameters: "cold" | "calibrated";
  /** How far the difficulties of a type are off together: beyond what the intervals know. */
  typeShift: number;
};

/** Difficulties known from 100 responses; the slopes are still those of the type. */
const calibratedError = 0.26;

const asKnown = (items: readonly ExamItem[], { parameters }: Condition): ExamItem[] =>
  items.map((item) => {
    const { params } = item;
    return {
      ...item,
      params: params && parameters === "calibrated" ? { ...params, se: calibratedError } : params,
    };
  });

export function worldOf(items: readonly ExamItem[], testletVariance: number, typeShift = 0): World {
  return { items: new Map(items.map((item) => [item.id, item])), testletVariance, typeShift };
}

/** Learners one after the other at the product's own bank and blueprint. */
export function runProduct(bank: readonly ExamItem[], condition: Condition, learners: number, seed: string) {
  const items = asKnown(bank, condition);
  const [shelves, world] = [
    arrangeShelves(items),
    worldOf(items, condition.testletVariance, condition.typeShift),
  ];
  const random = randomSource(`learners ${seed}`);
  const exposure = newExposure(shelves);
  const states: ExamState[] = [];
  const [four, three]: [[string, Pair][], [string, Pair][]] = [[], []];
  for (let at = 0; at < learners; at += 1) {
    const abilities = drawAbilities(random);
    const state = sitExam(honestLearner(abilities, world, random), {
      shelves,
      exposure,
      seed: `${seed} ${at}`,
    });
    four.push(...pairsOf(abilities, report(state, blueprint)));
    three.push(...pairsOf(abilities, report(withoutSpeaking(state), blueprint)));
    if (states.length === 0) states.push(state);
  }
  return {
    ...condition,
    learners,
    scores: describeAll(four),
    prmse: describeSubscores(four),
    bands: describeBands(four),
    threeSkills: describeAll(three),
    exposure: exposures(items, exposure, states),
  };
}

/** What the pages print: cold, and with the larger of the two variances that are simulated. */
export const printed = { testletVariance: 1, parameters: "cold", typeShift: 0 } as const satisfies Condition;

/** Learners at a blueprint that has fewer scores, as the pages print it; an overall stands beside that of all four skills. */
export function runShort(items: readonly ExamItem[], asked: Blueprint, learners: number, seed: string) {
  const [shelves, world] = [arrangeShelves(items), worldOf(items, printed.testletVariance)];
  const random = randomSource(`short ${asked.id} ${seed}`);
  const exposure = newExposure(shelves);
  const pairs: [string, Pair][] = [];
  for (let at = 0; at < learners; at += 1) {
    const abilities = drawAbilities(random);
    const learner = honestLearner(abilities, world, random);
    const state = sitExam(learner, { shelves, exposure, seed: `${seed} ${at}`, asked });
    pairs.push(...pairsOf(abilities, report(state, asked)));
  }
  return describeAll(pairs);
}
