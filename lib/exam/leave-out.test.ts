import { expect, test } from "vitest";

import { abilityOf, densityOf } from "@/lib/exam/ability";
import { abilitiesWithout, type Evidence, fewestOthers } from "@/lib/exam/leave-out";
import { observe } from "@/lib/exam/response-model";
import { blurred } from "@/lib/exam/shelves";

const prior = { mean: 0, sd: 1.5 };
const params = { a: 1.2, b: 0, c: 0, se: 0.4 };

const answered = (categories: readonly number[]): Evidence[] =>
  categories.map((category, at) => ({
    ...{ id: `${at}`, model: "dichotomous", category, enemies: [], testletVariance: 0 },
    params: { ...params, b: at / 4 - 1 },
  }));

test("an item is no witness of its own: what is left out is what all others say", () => {
  const evidence = answered([1, 0, 1, 1, 0, 1, 1]);
  const found = abilitiesWithout(prior, evidence);
  for (const [own, ability] of found.entries()) {
    const others = evidence.filter((_, at) => at !== own);
    const density = others.reduce(
      (before, each) =>
        observe(before, each.model, blurred(each.params, each.testletVariance), each.category),
      densityOf(prior),
    );
    expect(ability?.mean).toBeCloseTo(abilityOf(density).mean, 8);
    expect(ability?.sd).toBeCloseTo(abilityOf(density).sd, 8);
  }
});

test("an enemy is no witness either", () => {
  const plain = answered([1, 1, 1, 1, 1, 1, 1, 0]);
  const kin = plain.map((each, at) => (at === 0 ? { ...each, enemies: ["7"] } : each));
  expect(abilitiesWithout(prior, kin)[0]?.mean).toBeGreaterThan(abilitiesWithout(prior, plain)[0]?.mean ?? 9);
});

test("too few others say nothing", () => {
  const few = answered(Array.from({ length: fewestOthers }, () => 1));
  expect(abilitiesWithout(prior, few)).toEqual(few.map(() => null));
});
