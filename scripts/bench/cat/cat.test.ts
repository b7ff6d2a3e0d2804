import { expect, test } from "vitest";

import { faultsOf } from "@/scripts/bench/cat/limits";
import { type Measured, measureAll } from "@/scripts/bench/cat/measure-all";
import { productItems } from "@/scripts/bench/cat/product-bank";

const sizes = { bank: 18_000, learners: 300, seeds: 1, byTheta: 20, product: 150, large: 6_000 };
const banks = { exam: await productItems("exam"), practice: await productItems("practice") };
const measured = measureAll(sizes, banks, "test");

test("a small simulation of the method measures well, asks nothing too often and knows its error", () => {
  const { table, bias } = measured;
  expect(table.reliability).toBeGreaterThan(0.9);
  expect(table.highestExposure).toBeLessThanOrEqual(0.01);
  expect(table.overlap).toBeLessThan(0.03);
  expect(table.coverage).toBeGreaterThan(0.9);
  for (const each of bias) expect(Math.abs(each.bias)).toBeLessThan(0.4);
});

test("a small simulation of the product's exam has nine scores, of three skills six, within their caps", () => {
  for (const { scores, threeSkills, exposure, typeShift } of measured.product) {
    expect(Object.keys(scores)).toHaveLength(9);
    expect(Object.keys(threeSkills).toSorted()).toEqual(
      ["comprehension", "listening", "literacy", "overall", "reading", "writing"].toSorted(),
    );
    // Of 150 learners a share of .95 is read to .02, more or less, and one of 45 may lie far off: together they lie near.
    const covered = Object.values(scores).map(({ coverage }) => coverage);
    expect(Math.min(...covered)).toBeGreaterThan(0.75);
    const sum = covered.reduce((total, each) => total + each, 0);
    expect(sum / covered.length).toBeGreaterThan(typeShift > 0 ? 0.8 : 0.91);
    for (const { highest, cap } of Object.values(exposure)) expect(highest).toBeLessThanOrEqual(cap);
    expect(threeSkills["overall"]?.shownError).toBeGreaterThan(0);
  }
});

test("a short exam measures its own skill, and the diagnostic an overall", () => {
  expect(Object.keys(measured.short["short-reading"] ?? {})).toEqual(["reading"]);
  expect(Object.keys(measured.short["diagnostic"] ?? {})).toEqual(["overall"]);
  expect(measured.short["diagnostic"]?.["overall"]?.coverage).toBeGreaterThan(0.87);
});

test("whoever guesses has the lowest score, and whoever begins has not", () => {
  const { alwaysYes, random, beginnersTakenForGuessers } = measured.guessers;
  expect(alwaysYes).toEqual({ atFloor: 1, highest: 10 });
  expect(random.atFloor).toBeGreaterThan(0.97);
  expect(beginnersTakenForGuessers).toBeLessThanOrEqual(0.05);
});

test("the same seed gives the same figures", () => {
  const few = { ...sizes, bank: 2_000, learners: 30, byTheta: 2, product: 10, large: 2_000 };
  const figures = () => ({ ...measureAll(few, banks, "again"), selection: [] });
  expect(figures()).toEqual(figures());
});

test("a figure that is worse than what is committed, and a promise that is broken, is named", () => {
  const good: Measured = {
    ...measured,
    table: {
      ...measured.table,
      reliability: 0.95,
      rmse: 4.5,
      coverage: 0.95,
      overlap: 0.02,
      highestExposure: 0.01,
    },
    bias: [{ theta: 0, bias: 0.01, allowed: 0.03 }],
    product: [],
    short: {},
    guessers: { ...measured.guessers, random: { atFloor: 1, highest: 10 }, beginnersTakenForGuessers: 0 },
    selection: [{ items: 18_000, arrangeMs: 1, medianMs: 0.1, p99Ms: 0.5 }],
    minutes: { current: { median: 58, p90: 70, most: 82 } },
  };
  expect(faultsOf(good, good)).toEqual([]);
  const worse = { ...good, table: { ...good.table, reliability: 0.946 } };
  expect(faultsOf(worse, good)).toEqual(["table.reliability is worse than what is committed"]);
  const broken = { ...good, bias: [{ theta: 0, bias: -0.04, allowed: 0.03 }] };
  expect(faultsOf(broken, null)).toEqual(["the bias at 0 is at most 0.03"]);
  const slow = { ...good, selection: [{ items: 18_000, arrangeMs: 1, medianMs: 0.1, p99Ms: 1.5 }] };
  expect(faultsOf(slow, good)).toHaveLength(1);
});

test("a short exam that is as exact as the whole one, or longer than is said, breaks what the pages say of it", () => {
  const whole = measured.product.find((each) => each.parameters === "cold" && each.testletVariance === 1);
  const own = whole?.scores["reading"];
  if (!own) throw new Error("Reading is not measured.");
  const faultsWith = (error: number, median: number) =>
    faultsOf(
      {
        ...measured,
        short: { "short-reading": { reading: { ...own, error, shownError: error + own.shownError } } },
        minutes: { "short-reading": { median, p90: median, most: median } },
      },
      null,
    ).filter((fault) => fault.startsWith("short-reading") && !fault.includes("covered"));
  expect(faultsWith(own.error + 1, 14)).toEqual([]);
  expect(faultsWith(own.error - 1, 14)).toEqual(["short-reading is no more exact than the whole exam"]);
  expect(faultsWith(own.error + 1, 16)).toEqual(["short-reading takes at most 15 minutes"]);
});
