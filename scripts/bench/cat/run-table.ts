import { pointsOf } from "@/lib/core/score-scale";
import { abilityOf, type Prior } from "@/lib/exam/ability";
import { answer, isOver, next, start } from "@/lib/exam/exam";
import { countUse, type Exposure, newExposure } from "@/lib/exam/exposure";
import { probabilities } from "@/lib/exam/response-model";
import type { Shelves } from "@/lib/exam/shelves";
import { type ExamState, turnsOf } from "@/lib/exam/state";
import { shareOf } from "@/scripts/bench/cat/learner";
import { drawCategory, type RandomSource, randomSource } from "@/scripts/bench/cat/random-source";
import { mean, quantile, reliability, rootMeanSquare } from "@/scripts/bench/cat/statistics";
import { tableBlueprint } from "@/scripts/bench/cat/table-bank";

const asked = 25;
const blueprint = tableBlueprint(asked);

type Sitting = { theta: number; estimate: number; error: number; ids: string[] };

type Run = {
  shelves: Shelves;
  exposure: Exposure;
  prior: Prior;
  random: RandomSource;
  onSelected: ((milliseconds: number) => void) | null;
};

/** With all that the machine does meanwhile. */
function timedNext(state: ExamState, { shelves, exposure, onSelected }: Run): ExamState {
  const offer = { blueprint, shelves, exposure };
  if (!onSelected) return next(state, offer);
  const from = performance.now();
  const found = next(state, offer);
  onSelected(performance.now() - from);
  return found;
}

function sit(theta: number, seed: string, run: Run): Sitting {
  const { exposure, prior, random } = run;
  exposure.sittings += 1;
  const ids: string[] = [];
  let state = start(blueprint, prior, seed);
  while (!isOver(state, blueprint)) {
    state = timedNext(state, run);
    const entry = turnsOf(state).at(-1)?.asked;
    const [item, observation] = [entry?.items[0], entry?.observation];
    if (!item || !observation) throw new Error("Nothing was asked.");
    countUse(exposure, item.id);
    ids.push(item.id);
    const { model, params } = observation;
    const category = drawCategory(probabilities(model, params, theta), random);
    state = answer(state, blueprint, {
      state: "share",
      share: model === "graded" ? shareOf(category) : category,
    });
  }
  const { mean: estimate, sd: error } = abilityOf(state.densities["general"] ?? []);
  return { theta, estimate, error, ids };
}

/** Learners one after the other at one bank, whose exposure is counted as it grows. */
export function sitAll(
  thetas: readonly number[],
  seed: string,
  shelves: Shelves,
  prior: Prior,
  onSelected: ((milliseconds: number) => void) | null = null,
): Sitting[] {
  const exposure = newExposure(shelves);
  const run: Run = { shelves, exposure, prior, random: randomSource(`answers ${seed}`), onSelected };
  return thetas.map((theta, at) => sit(theta, `${seed} ${at}`, run));
}

/** The mean share of items that two learners of one decile of estimates have in common. */
function overlap(sittings: readonly Sitting[]): number {
  const ordered = sittings.toSorted((one, other) => one.estimate - other.estimate);
  const size = Math.ceil(ordered.length / 10);
  const shares: number[] = [];
  for (let from = 0; from < ordered.length; from += size) {
    const decile = ordered.slice(from, from + size);
    const uses = new Map<string, number>();
    for (const id of decile.flatMap(({ ids }) => ids)) uses.set(id, (uses.get(id) ?? 0) + 1);
    const pairs = (decile.length * (decile.length - 1)) / 2;
    const common = [...uses.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
    shares.push(common / pairs / asked);
  }
  return mean(shares);
}

export function describe(sittings: readonly Sitting[]) {
  const truth = sittings.map(({ theta }) => theta);
  const estimates = sittings.map(({ estimate }) => estimate);
  const uses = new Map<string, number>();
  for (const id of sittings.flatMap(({ ids }) => ids)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const isCovered = ({ theta, estimate, error }: Sitting) => Math.abs(theta - estimate) <= 1.96 * error;
  const points = sittings.map(({ theta, estimate }) => pointsOf(estimate) - pointsOf(theta));
  return {
    reliability: reliability(truth, estimates),
    rmse: rootMeanSquare(points),
    highestExposure: Math.max(...uses.values()) / sittings.length,
    overlap: overlap(sittings),
    coverage: mean(sittings.map((each) => (isCovered(each) ? 1 : 0))),
    p90Error: quantile(points.map(Math.abs), 0.9),
  };
}

/** Estimate less truth, by ability. */
export function biasByTheta(sittings: readonly Sitting[]) {
  const groups = Map.groupBy(sittings, ({ theta }) => theta);
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([theta, each]) => ({ theta, bias: mean(each.map(({ estimate }) => estimate)) - theta }));
}
