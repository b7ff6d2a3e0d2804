import { z } from "zod";

import measured from "@/lib/content/exam/measured.json" with { type: "json" };
import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { equating } from "@/lib/exam/equate";
import { engineErrors } from "@/lib/exam/measures";
import { abilityScale } from "@/lib/core/score-scale";
import { skills } from "@/lib/questions/define-schema";
import { integratedNames } from "@/lib/questions/report-view";

/** The nine scores, in the order of a report. */
export const scoreNames = ["overall", ...skills, ...integratedNames] as const;
export type ScoreName = (typeof scoreNames)[number];

const Row = z.object({ reliability: z.number(), error: z.number(), coverage: z.number() });
const Scores = z.partialRecord(z.enum(scoreNames), Row);
/** How much of a skill its own score tells, and how much the mean of all four does (PRMSE). */
const Value = z.object({ own: z.number(), byTotal: z.number(), addsValue: z.boolean() });
/** By bands of the true score: the ends of the scale are harder to measure. */
const Bands = z.record(z.string(), z.array(z.object({ bias: z.number(), coverage: z.number() })));
export type MeasuredScores = z.infer<typeof Scores>;

const Measured = z.object({
  measured: z.object({
    seed: z.string(),
    product: z.array(
      z.object({
        testletVariance: z.number(),
        parameters: z.enum(["cold", "calibrated"]),
        typeShift: z.number(),
        learners: z.number(),
        scores: Scores,
        threeSkills: Scores,
        prmse: z.record(z.enum(skills), Value),
        bands: Bands,
      }),
    ),
    short: z.record(z.string(), Scores),
    minutes: z.record(z.string(), z.object({ median: z.number(), p90: z.number(), most: z.number() })),
  }),
});

const all = Measured.parse(measured).measured;

function productWith(parameters: "cold" | "calibrated") {
  const found = all.product.find(
    (each) => each.parameters === parameters && each.testletVariance === 1 && each.typeShift === 0,
  );
  if (!found) throw new Error(`The benchmark has no ${parameters} run with testlets of 1.`);
  return found;
}

function minutesOf(blueprint: string) {
  const found = all.minutes[blueprint];
  if (!found) throw new Error(`The benchmark has not timed ${blueprint}.`);
  return found;
}

/** Seconds that half of the simulated sittings take; null for a blueprint that was not simulated. */
export function usualSeconds(blueprint: string): number | null {
  const found = all.minutes[blueprint];
  return found ? Math.round(found.median * 60) : null;
}

const cold = productWith("cold");

/** Of the lowest and the highest learners, whichever score is worst: points too high, points too low, and intervals that held. */
function endsOf(bands: z.infer<typeof Bands>) {
  const all = Object.values(bands);
  const [lowest, highest] = [all.flatMap((each) => each.slice(0, 1)), all.flatMap((each) => each.slice(-1))];
  return {
    up: Math.round(Math.max(...lowest.map(({ bias }) => bias))),
    down: Math.round(Math.max(...highest.map(({ bias }) => -bias))),
    coverage: Math.min(...[...lowest, ...highest].map(({ coverage }) => coverage)),
  };
}

const shortMinutes = skills.map((skill) => Math.round(minutesOf(`short-${skill}`).median));

/** What `npm run bench:cat` found of the exam as it is; testlets between the two variances that are simulated. */
export const measuredExam = {
  seed: all.seed,
  learners: cold.learners,
  four: cold.scores,
  three: cold.threeSkills,
  later: productWith("calibrated").scores,
  values: cold.prmse,
  short: all.short,
  minutes: minutesOf("current"),
  shortMinutes: {
    least: Math.min(...shortMinutes),
    most: Math.max(...shortMinutes),
    diagnostic: Math.round(minutesOf("diagnostic").median),
  },
  ends: endsOf(cold.bands),
  assumed: { writing: engineErrors.writing.points, speaking: engineErrors.speaking.points },
  versions: { blueprint: blueprints.current.version, scale: abilityScale.version },
};

/** Only these skills' own scores say of them what the overall does not. */
export const separateSkills = skills.filter((skill) => cold.prmse[skill].addsValue);

/** Figures are called simulated until so many real sittings are scored. */
export const sittingsNeeded = 300;
/** From so many official results on, estimates are compared with them. */
export const pairsNeeded = equating.needed;
