import { expect, test } from "vitest";

import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { findShortage } from "@/lib/exam/exam";
import { newExposure } from "@/lib/exam/exposure";
import { arrangeShelves } from "@/lib/exam/shelves";
import { turnsOf } from "@/lib/exam/state";
import { drawAbilities, honestLearner } from "@/scripts/bench/cat/learner";
import { productItems } from "@/scripts/bench/cat/product-bank";
import { randomSource } from "@/scripts/bench/cat/random-source";
import { blueprint, sitExam, worldOf } from "@/scripts/bench/cat/run-product";

const items = await productItems("exam");
const shelves = arrangeShelves(items);
const practice = arrangeShelves(await productItems("practice"));

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
