import { clipPoints, pointsOf } from "@/lib/core/score-scale";
import type { Slot } from "@/lib/exam/blueprint/blueprint";
import type { ExamItem } from "@/lib/exam/exam-item";
import { engineErrors, measureOf, measurement } from "@/lib/exam/measures";
import { cuts, type Params, probabilities } from "@/lib/exam/response-model";
import type { Score } from "@/lib/exam/state";
import type { Skill } from "@/lib/questions/define-schema";
import { drawCategory, type RandomSource, randomSource } from "@/scripts/bench/cat/random-source";

export type World = {
  items: ReadonlyMap<string, ExamItem>;
  /** Of what belongs to one passage or conversation alone. */
  testletVariance: number;
  /** How far the difficulties of a type are off together, as a standard deviation. */
  typeShift: number;
};

/** Somebody who answers what was asked. */
export type Learner = (slot: Slot, ids: readonly string[]) => Score;

const truths = new WeakMap<ExamItem, Params>();

/** What an item is really like: its difficulty is off by its standard error, its slope by a quarter. */
function truthOf(item: ExamItem, { typeShift }: World): Params {
  if (!item.params) throw new Error(`${item.id} has no parameters.`);
  const known = truths.get(item);
  if (known) return known;
  const random = randomSource(`truth ${item.id}`);
  const shift = typeShift * randomSource(`shift ${item.shelf}`).normal();
  const { a, b, c, se } = item.params;
  const truth = { a: a * Math.exp(0.25 * random.normal()), b: b + shift + se * random.normal(), c, se: 0 };
  truths.set(item, truth);
  return truth;
}

/** The share in the middle of a category. */
export const shareOf = (category: number) => Math.min(1, (cuts[category - 1] ?? 0) + 0.1);

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Hits less false alarms, as a share of the real words, never below nothing: the rule of a round. */
export function roundShare(answers: readonly { isReal: boolean; saidYes: boolean }[]): number {
  const real = answers.filter(({ isReal }) => isReal);
  const hits = real.filter(({ saidYes }) => saidYes).length;
  const alarms = answers.filter(({ isReal, saidYes }) => !isReal && saidYes).length;
  return Math.max(0, hits - alarms) / Math.max(1, real.length);
}

/** Four abilities that go together as the measurement says. */
export function drawAbilities(random: RandomSource): Record<Skill, number> {
  const common = Math.sqrt(measurement.correlation) * random.normal();
  const own = () => common + Math.sqrt(1 - measurement.correlation) * random.normal();
  return { reading: own(), listening: own(), speaking: own(), writing: own() };
}

/** What an engine makes of an answer: it errs by person, partly alike in both skills, and by answer. */
function engineScorer(abilities: Record<Skill, number>, random: RandomSource) {
  const { personShare, sharedBetween } = engineErrors;
  const both = Math.sqrt(sharedBetween) * random.normal();
  const ofPerson = () => both + Math.sqrt(1 - sharedBetween) * random.normal();
  const person = { writing: ofPerson(), speaking: ofPerson() };
  return (skill: "writing" | "speaking"): Score => {
    const off = Math.sqrt(personShare) * person[skill] + Math.sqrt(1 - personShare) * random.normal();
    const points = clipPoints(pointsOf(abilities[skill]) + engineErrors[skill].points * off);
    return { state: "points", points, error: null };
  };
}

/** Answers as the response models say, by what items are really like. */
export function honestLearner(abilities: Record<Skill, number>, world: World, random: RandomSource): Learner {
  const byEngine = engineScorer(abilities, random);
  return (slot, ids) => {
    if (slot.skill === "writing" || slot.skill === "speaking") return byEngine(slot.skill);
    const items = ids.flatMap((id) => world.items.get(id) ?? []);
    const theta = abilities[slot.skill];
    const share =
      items.length > 1
        ? answerRound(items, theta, world, random)
        : answerItem(slot, items[0], theta, world, random);
    return { state: "share", share };
  };
}

function answerRound(items: readonly ExamItem[], theta: number, world: World, random: RandomSource): number {
  return roundShare(
    items.map((item) => {
      const { a, b } = truthOf(item, world);
      const isReal = item.facet === "real";
      const isKnown = random.even() < logistic(a * (theta - b));
      return { isReal, saidYes: isKnown ? isReal : random.even() < 0.5 };
    }),
  );
}

function answerItem(
  slot: Slot,
  item: ExamItem | undefined,
  theta: number,
  world: World,
  random: RandomSource,
) {
  if (!item) throw new Error("Nothing was asked.");
  const isSet = (measureOf(slot.task)?.testletVariance ?? 0) > 0;
  const luck = isSet ? Math.sqrt(world.testletVariance) * random.normal() : 0;
  const category = drawCategory(probabilities(item.model, truthOf(item, world), theta + luck), random);
  return item.model === "graded" ? shareOf(category) : category;
}

/** Says Yes to each word, and gives nothing else. */
export const alwaysYes =
  (world: World): Learner =>
  (slot, ids) => {
    if (slot.weight !== null) return { state: "points", points: 10, error: null };
    if (ids.length === 1) return { state: "share", share: 0 };
    const words = ids.map((id) => ({ isReal: world.items.get(id)?.facet === "real", saidYes: true }));
    return { state: "share", share: roundShare(words) };
  };

/** Takes any choice of four, says Yes or No by the toss of a coin, and types what is nothing. */
export const randomLearner =
  (world: World, random: RandomSource): Learner =>
  (slot, ids) => {
    if (slot.weight !== null) return { state: "points", points: 10, error: null };
    if (ids.length > 1) {
      const words = ids.map((id) => ({
        isReal: world.items.get(id)?.facet === "real",
        saidYes: random.even() < 0.5,
      }));
      return { state: "share", share: roundShare(words) };
    }
    return { state: "share", share: chanceShare(slot, random) };
  };

/** Weights of choices of four beside what has to be found or typed. */
const choices: Readonly<Record<string, { chosen: readonly number[]; other: number }>> = {
  "interactive-reading": { chosen: [0.4, 0.4, 0.4, 0.4, 0.4, 1, 1, 1], other: 2 },
  "interactive-listening": { chosen: [1, 1, 1, 1, 1], other: 2 },
};

function chanceShare({ task }: Slot, { even }: RandomSource): number {
  const { chosen, other } = choices[task] ?? { chosen: [], other: 1 };
  const all = chosen.reduce((sum, weight) => sum + weight, other);
  return chosen.reduce((sum, weight) => sum + (even() < 0.25 ? weight : 0), 0) / all;
}
