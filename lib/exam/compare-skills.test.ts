import { expect, test } from "vitest";

import type { Blueprint } from "@/lib/exam/blueprint/blueprint";
import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { compareSkills } from "@/lib/exam/compare-skills";
import { sitSmall, smallBlueprint, smallOffer } from "@/lib/exam/exam.fixture";

const general: Blueprint = { ...smallBlueprint, measures: "general" };

const standings = (reading: number, listening: number) =>
  compareSkills(
    sitSmall({ ...smallOffer(), blueprint: general }, "a", (_, at) => {
      const { skill, weight } = slotAt(general, at);
      if (weight !== null) return { state: "unscored" };
      return { state: "share", share: skill === "reading" ? reading : listening };
    }),
    general,
  );

test("a skill is stronger or weaker only where answers leave no doubt", () => {
  expect(standings(1, 0)).toMatchObject({ reading: "stronger", listening: "weaker" });
  expect(standings(0.5, 0.5)).toMatchObject({ reading: "similar", listening: "similar" });
});

test("nothing is said of a skill that has fewer than six answers", () => {
  expect(standings(1, 0)).toMatchObject({ writing: null, speaking: null });
  const state = sitSmall({ ...smallOffer(), blueprint: general }, "a", (_, at) =>
    at < 4 ? { state: "share", share: 1 } : { state: "unscored" },
  );
  expect(Object.values(compareSkills(state, general))).toEqual([null, null, null, null]);
});
