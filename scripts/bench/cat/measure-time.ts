import type { Blueprint } from "@/lib/exam/blueprint/blueprint";
import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { itemTimes, longestSeconds } from "@/lib/exam/blueprint/sitting-time";
import { arrangeShelves } from "@/lib/exam/shelves";
import { randomSource } from "@/scripts/bench/cat/random-source";
import { sitAll } from "@/scripts/bench/cat/run-table";
import { quantile, rounded } from "@/scripts/bench/cat/statistics";
import { tableBank } from "@/scripts/bench/cat/table-bank";

/** How people differ, and how one person's items do: standard deviations of the logarithm of time. */
const [ofPeople, ofItems] = [0.2, 0.25];

/** Minutes that simulated learners take, and the most that anybody can. */
function measureBlueprint(blueprint: Blueprint, learners: number, seed: string) {
  const random = randomSource(`time ${blueprint.id} ${seed}`);
  const times = itemTimes(blueprint);
  const minutes = Array.from({ length: learners }, () => {
    const pace = Math.exp(ofPeople * random.normal());
    const each = times.map(({ prepare, limit, typical, pause }) => {
      const taken = typical * pace * Math.exp(ofItems * random.normal());
      return prepare + Math.min(limit, taken) + pause;
    });
    return each.reduce((sum, value) => sum + value, 0) / 60;
  });
  return {
    median: rounded(quantile(minutes, 0.5), 1),
    p90: rounded(quantile(minutes, 0.9), 1),
    most: rounded(longestSeconds(blueprint) / 60, 1),
  };
}

/** Of each blueprint. */
export const measureTimes = (learners: number, seed: string) =>
  Object.fromEntries(
    Object.entries(blueprints).map(([id, blueprint]) => [id, measureBlueprint(blueprint, learners, seed)]),
  );

/** Milliseconds of one selection, with what comes before and after it, at a bank of a size. */
export function measureSelection(size: number, learners: number, seed: string) {
  const from = performance.now();
  const shelves = arrangeShelves(tableBank(size, seed));
  const arranged = performance.now() - from;
  const random = randomSource(`selection ${seed}`);
  const taken: number[] = [];
  const thetas = Array.from({ length: learners }, () => random.normal());
  sitAll(thetas, `selection ${seed}`, shelves, { mean: 0, sd: 1.5 }, (milliseconds) =>
    taken.push(milliseconds),
  );
  const settled = taken.slice(Math.floor(taken.length / 10));
  return {
    items: size,
    arrangeMs: Math.round(arranged),
    medianMs: rounded(quantile(settled, 0.5)),
    p99Ms: rounded(quantile(settled, 0.99)),
  };
}
