import { pointsOf, scoreScale, thetaOf } from "@/lib/core/score-scale";

/** What is thought of an ability before anything is known, in units of `abilityScale`. */
export type Prior = { mean: number; sd: number };

const step = 0.1;
/** A little wider than the scale, so that its ends are not the ends of what can be thought. */
const from = thetaOf(scoreScale.from) - 2;
const to = thetaOf(scoreScale.to) + 2.5;

/** The abilities at which densities are kept. */
export const grid = Float64Array.from(
  { length: Math.round((to - from) / step) + 1 },
  (_, at) => from + at * step,
);

/** Logarithms of a density at each ability of the grid, up to a constant. */
export type Density = readonly number[];

export function densityOf({ mean, sd }: Prior): Density {
  return Array.from(grid, (theta) => -0.5 * ((theta - mean) / sd) ** 2);
}

export type Ability = { mean: number; sd: number };

/** Expected a posteriori, by sums over the grid (Bock and Mislevy, 1982). */
export function abilityOf(density: Density): Ability {
  let highest = -Infinity;
  for (const value of density) if (value > highest) highest = value;
  let [mass, sum, squares] = [0, 0, 0];
  for (let at = 0; at < grid.length; at += 1) {
    const theta = grid[at] ?? 0;
    const weight = Math.exp((density[at] ?? 0) - highest);
    mass += weight;
    sum += weight * theta;
    squares += weight * theta * theta;
  }
  const mean = sum / mass;
  return { mean, sd: Math.sqrt(Math.max(0, squares / mass - mean * mean)) };
}

/** An ability in points, as a score and its standard error. */
export const inPoints = ({ mean, sd }: Ability) => ({
  points: pointsOf(mean),
  error: pointsOf(sd) - pointsOf(0),
});
