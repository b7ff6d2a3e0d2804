import { blueprints } from "@/lib/exam/blueprint/blueprints";
import type { ExamItem } from "@/lib/exam/exam-item";
import { measurement } from "@/lib/exam/measures";
import type { Pool } from "@/lib/exam/pools";
import { arrangeShelves } from "@/lib/exam/shelves";
import { measureSelection, measureTimes } from "@/scripts/bench/cat/measure-time";
import { randomSource } from "@/scripts/bench/cat/random-source";
import { runGuessers } from "@/scripts/bench/cat/run-guessers";
import { type Condition, runProduct, runShort } from "@/scripts/bench/cat/run-product";
import { biasByTheta, describe, sitAll } from "@/scripts/bench/cat/run-table";
import { mean, rounded } from "@/scripts/bench/cat/statistics";
import { tableBank } from "@/scripts/bench/cat/table-bank";

export type Sizes = {
  bank: number;
  learners: number;
  seeds: number;
  byTheta: number;
  product: number;
  large: number;
};

export const fullSizes: Sizes = {
  bank: 18_000,
  learners: 5_000,
  seeds: 5,
  byTheta: 500,
  product: 4_000,
  large: 1_000_000,
};
/** For trying things: too few for the limits. */
export const quickSizes: Sizes = {
  bank: 18_000,
  learners: 500,
  seeds: 1,
  byTheta: 20,
  product: 200,
  large: 50_000,
};

/** The bank and method of the table, one ability: means of several seeds. */
function measureTable({ bank, learners, seeds }: Sizes, seed: string) {
  const runs = Array.from({ length: seeds }, (_, at) => {
    const name = `${seed}.${at + 1}`;
    const random = randomSource(`people ${name}`);
    const thetas = Array.from({ length: learners }, () => random.normal());
    return describe(sitAll(thetas, name, arrangeShelves(tableBank(bank, name)), measurement.prior));
  });
  const of = (name: keyof (typeof runs)[number], digits: number) =>
    rounded(mean(runs.map((run) => run[name])), digits);
  return {
    bank,
    learners,
    seeds,
    reliability: of("reliability", 4),
    rmse: of("rmse", 2),
    highestExposure: Math.max(...runs.map((run) => run.highestExposure)),
    overlap: of("overlap", 4),
    coverage: of("coverage", 4),
    reliabilityBySeed: runs.map((run) => rounded(run.reliability, 4)),
  };
}

const abilities = Array.from({ length: 12 }, (_, at) => -3 + at / 2);

/** Estimate less truth at each ability, beside what is allowed. */
function measureBias({ bank, byTheta }: Sizes, seed: string) {
  const thetas = Array.from({ length: byTheta }, () => abilities).flat();
  const sittings = sitAll(
    thetas,
    `bias ${seed}`,
    arrangeShelves(tableBank(bank, `${seed}.1`)),
    measurement.prior,
  );
  return biasByTheta(sittings).map(({ theta, bias }) => ({
    theta,
    bias: rounded(bias),
    allowed: rounded(0.03 + 0.05 * Math.abs(theta)),
  }));
}

const conditions: Condition[] = [
  { testletVariance: 0.5, parameters: "calibrated", typeShift: 0 },
  { testletVariance: 1, parameters: "calibrated", typeShift: 0 },
  { testletVariance: 0.5, parameters: "cold", typeShift: 0 },
  { testletVariance: 1, parameters: "cold", typeShift: 0 },
  { testletVariance: 0.5, parameters: "cold", typeShift: 0.25 },
];

/** Exams of one skill and the diagnostic, at the pool of practice as it is today. */
const measureShort = (items: readonly ExamItem[], learners: number, seed: string) =>
  Object.fromEntries(
    ["short-reading", "short-listening", "short-writing", "short-speaking", "diagnostic"].flatMap((id) => {
      const asked = Object.values(blueprints).find((blueprint) => blueprint.id === id);
      return asked ? [[id, runShort(items, asked, learners, seed)]] : [];
    }),
  );

export function measureAll(
  sizes: Sizes,
  { exam: items, practice }: Record<Pool, readonly ExamItem[]>,
  seed: string,
) {
  return {
    seed,
    table: measureTable(sizes, seed),
    bias: measureBias(sizes, seed),
    product: conditions.map((condition) => runProduct(items, condition, sizes.product, seed)),
    short: measureShort(practice, sizes.product, seed),
    guessers: runGuessers(items, Math.min(500, sizes.product), seed),
    minutes: measureTimes(sizes.product, seed),
    selection: [sizes.bank, sizes.large].map((size) => measureSelection(size, 400, seed)),
  };
}
export type Measured = ReturnType<typeof measureAll>;
