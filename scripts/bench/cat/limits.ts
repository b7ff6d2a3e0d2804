import { z } from "zod";

import { skills } from "@/lib/questions/define-schema";
import type { Measured } from "@/scripts/bench/cat/measure-all";
import { printed } from "@/scripts/bench/cat/run-product";

/** Errors that a type has in common are measured, and nothing is promised of them. */
const isPromised = ({ typeShift }: { typeShift: number }) => typeShift === 0;

/** The pages say of an exam of one skill that it is short, and its interval wider than that of the whole exam. */
function shortPromises({ product, short, minutes }: Measured): [string, boolean][] {
  const whole = product.find(
    ({ parameters, testletVariance, typeShift }) =>
      parameters === printed.parameters &&
      testletVariance === printed.testletVariance &&
      typeShift === printed.typeShift,
  );
  return skills.flatMap((skill): [string, boolean][] => {
    const id = `short-${skill}`;
    const [own, all] = [short[id]?.[skill], whole?.scores[skill]];
    if (!own || !all) return [];
    return [
      [`${id} takes at most 15 minutes`, (minutes[id]?.median ?? Infinity) <= 15],
      [
        `${id} is no more exact than the whole exam`,
        own.error >= all.error && own.shownError >= all.shownError,
      ],
    ];
  });
}

/** What is promised, whatever the seed. */
function brokenPromises(measured: Measured): string[] {
  const { table, bias, product, short, guessers, minutes, selection } = measured;
  const current = minutes["current"]?.median ?? Infinity;
  const checks: [string, boolean][] = [
    ["table.reliability is at least .945", table.reliability >= 0.945],
    ["table.rmse is at most 4.7", table.rmse <= 4.7],
    ["table.highestExposure is at most 1 %", table.highestExposure <= 0.01],
    ["table.overlap is at most 3 %", table.overlap <= 0.03],
    ["table.coverage is 94 to 96 %", table.coverage >= 0.94 && table.coverage <= 0.96],
    ...bias.map((each): [string, boolean] => [
      `the bias at ${each.theta} is at most ${each.allowed}`,
      Math.abs(each.bias) <= each.allowed,
    ]),
    ...product
      .filter(isPromised)
      .flatMap(({ parameters, testletVariance, scores, threeSkills, exposure }) => [
        ...[...Object.entries(scores), ...Object.entries(threeSkills)].map(
          ([name, { coverage }]): [string, boolean] => [
            `${parameters}, testlets ${testletVariance}: ${name} is covered in 93 %`,
            coverage >= 0.93,
          ],
        ),
        ...Object.entries(exposure).map(([name, { highest, cap }]): [string, boolean] => [
          `${parameters}, testlets ${testletVariance}: ${name} is asked within its cap`,
          highest <= cap,
        ]),
      ]),
    ...Object.entries(short).flatMap(([id, scores]) =>
      Object.entries(scores).map(([name, { coverage }]): [string, boolean] => [
        `${id}: ${name} is covered in 93 %`,
        coverage >= 0.93,
      ]),
    ),
    ...shortPromises(measured),
    ["who always says Yes gets the lowest score", guessers.alwaysYes.atFloor === 1],
    ["who answers at random gets the lowest score", guessers.random.atFloor >= 0.98],
    ["hardly a beginner is taken for a guesser", guessers.beginnersTakenForGuessers <= 0.03],
    ["the current exam takes 45 to 60 minutes", current >= 45 && current <= 60],
    ...selection.map(({ items, p99Ms }): [string, boolean] => [
      `p99 of a selection of ${items} is at most 1 ms`,
      p99Ms <= 1,
    ]),
  ];
  return checks.flatMap(([promise, isKept]) => (isKept ? [] : [promise]));
}

/** What is read of the committed figures. */
export const Committed = z.object({
  measured: z.object({
    table: z.object({ reliability: z.number(), rmse: z.number() }),
    product: z.array(
      z.object({
        parameters: z.enum(["cold", "calibrated"]),
        testletVariance: z.number(),
        typeShift: z.number(),
        scores: z.record(z.string(), z.object({ reliability: z.number(), error: z.number() })),
      }),
    ),
  }),
});
type Committed = z.infer<typeof Committed>["measured"];

/** What chance makes of a figure from seed to seed, about three times its standard error. */
const allowance = { tableReliability: 0.003, tableRmse: 0.12, reliability: 0.035, error: 0.06 };

/** What got worse than what is committed, by more than chance. */
function worse(measured: Measured, committed: Committed): string[] {
  const falls: string[] = [];
  const [table, before] = [measured.table, committed.table];
  if (table.reliability < before.reliability - allowance.tableReliability) falls.push("table.reliability");
  if (table.rmse > before.rmse + allowance.tableRmse) falls.push("table.rmse");
  for (const { parameters, testletVariance, scores } of measured.product.filter(isPromised)) {
    const old = committed.product.find(
      (each) =>
        isPromised(each) && each.parameters === parameters && each.testletVariance === testletVariance,
    );
    for (const [name, found] of Object.entries(scores)) {
      const known = old?.scores[name];
      if (!known) continue;
      const label = `${parameters}, testlets ${testletVariance}: ${name}`;
      if (found.reliability < known.reliability - allowance.reliability) falls.push(`${label}, reliability`);
      if (found.error > known.error * (1 + allowance.error)) falls.push(`${label}, error`);
    }
  }
  return falls.map((name) => `${name} is worse than what is committed`);
}

export const faultsOf = (measured: Measured, committed: Committed | null): string[] => [
  ...brokenPromises(measured),
  ...(committed ? worse(measured, committed) : []),
];
