import { expect, test } from "vitest";

import measured from "@/lib/content/exam/measured.json" with { type: "json" };
import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { findShortage } from "@/lib/exam/exam";
import { newExposure } from "@/lib/exam/exposure";
import { arrangeShelves } from "@/lib/exam/shelves";
import { turnsOf } from "@/lib/exam/state";
import { drawAbilities, honestLearner } from "@/scripts/bench/cat/learner";
import { fingerprintOf, productItems } from "@/scripts/bench/cat/product-bank";
import { randomSource } from "@/scripts/bench/cat/random-source";
import { blueprint, sitExam, worldOf } from "@/scripts/bench/cat/run-product";

const items = await productItems("exam");
const shelves = arrangeShelves(items);
const practiceItems = await productItems("practice");
const practice = arrangeShelves(practiceItems);

test("the figures of the method page are of the bank that is committed", () => {
  const advice =
    "The bank is not the one that was measured: run `npm run bench:cat -- --write`, then `npm run site:sample-report`.";
  expect({ exam: fingerprintOf(items), practice: fingerprintOf(practiceItems) }, advice).toEqual(
    measured.bank,
  );
});

test("another version, difficulty or enemy of one item is another bank, another order is none", () => {
  const few = items.slice(0, 20);
  const changed = (change: Partial<(typeof items)[number]>) =>
    few.map((item, at) => (at === 7 ? { ...item, ...change } : item));
  const before = fingerprintOf(few);
  expect(fingerprintOf(few.toReversed())).toBe(before);
  expect(fingerprintOf(changed({ version: 99 }))).not.toBe(before);
  expect(fingerprintOf(changed({ params: { a: 1, b: 0.001, c: 0, se: 0.6 } }))).not.toBe(before);
  expect(fingerprintOf(changed({ enemies: ["another"] }))).not.toBe(before);
});

test("the exam's pool holds what ten exams of one learner need", () => {
  const sizes = new Map<string, number>();
  for (const { shelf } of items) sizes.set(shelf, (sizes.get(shelf) ?? 0) + 1);
  const needed = {
    "read-and-select": 180,
    "fill-in-the-blanks": 90,
    "read-and-complete": 60,
    "interactive-reading": 20,
    "listen-and-type": 90,
    "interactive-listening": 20,
    photo: 40,
    "interactive-speaking": 20,
    "read-then-speak": 10,
    "interactive-writing": 10,
    "writing-sample": 10,
    "speaking-sample": 10,
  };
  for (const [shelf, least] of Object.entries(needed)) {
    expect(sizes.get(shelf), shelf).toBeGreaterThanOrEqual(least);
  }
});

test.each(["a", "b", "c"])("ten exams of learner %s meet nothing twice", (learner) => {
  const [random, world] = [randomSource(learner), worldOf(items, 0.5)];
  const exposure = newExposure(shelves);
  const answers = honestLearner(drawAbilities(random), world, random);
  const met: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    expect(findShortage({ blueprint, shelves }, met)).toEqual([]);
    const state = sitExam(answers, { shelves, exposure, seed: `${learner} ${at}`, met });
    const ids = new Set(turnsOf(state).flatMap(({ asked }) => asked.items.map(({ id }) => id)));
    expect(met.filter((id) => ids.has(id))).toEqual([]);
    met.push(...ids);
  }
});

test.each(Object.entries(blueprints))("the pools have what the blueprint %s asks", (id, each) => {
  const isWhole = id === "current" || id === "legacy";
  expect(findShortage({ blueprint: each, shelves: isWhole ? shelves : practice }, [])).toEqual([]);
});
