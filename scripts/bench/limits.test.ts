import { expect, test } from "vitest";

import { readBenchOptions } from "@/scripts/bench/bench-options";
import { overLimits } from "@/scripts/bench/limits";

const good = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  lcpMs: 2_000,
  cls: 0.01,
  tbtMs: 100,
  fcpMs: 900,
  bytes: 200_000,
  benchmarkIndex: 1_750,
};
const figures = { scriptRatio: 1.1, scriptBytes: 150_000, fontBytes: 120_000, lighthouse: good };

test("figures at their limits are kept; a worse one is named", () => {
  expect(overLimits({ kind: "home" }, figures)).toEqual([]);
  const slow = { ...figures, lighthouse: { ...good, lcpMs: 2_001, seo: 99 } };
  expect(overLimits({ kind: "home" }, slow)).toEqual(["lcpMs 2001, at most 2000", "seo 99 of 100"]);
  expect(overLimits({ kind: "home" }, { ...figures, scriptRatio: 1.13, fontBytes: 120_001 })).toHaveLength(2);
});

test("a figure that could not be measured is over its limit", () => {
  const lost = { ...figures, scriptRatio: Number.NaN, lighthouse: { ...good, tbtMs: Number.NaN } };
  expect(overLimits({ kind: "home" }, lost)).toHaveLength(2);
});

test("search engines are kept from the sign-in on purpose", () => {
  expect(overLimits({ kind: "login" }, { ...figures, lighthouse: { ...good, seo: 60 } })).toEqual([]);
});

test("the learner's area has a limit of its own", () => {
  const app = { ...figures, scriptRatio: 1.3, scriptBytes: 180_000 };
  expect(overLimits({ kind: "app" }, app)).toEqual([]);
  expect(overLimits({ kind: "app" }, { ...app, scriptBytes: 180_001 })).toEqual([
    "scripts 180001 bytes, at most 180000",
  ]);
});

test("without options the home page, a course and the prices are measured in English", () => {
  const { targets, runs, withLighthouse } = readBenchOptions([]);
  expect(targets.map(({ path }) => path)).toEqual(["/", "/courses/det-read-and-select-course", "/pricing"]);
  expect({ runs, withLighthouse }).toEqual({ runs: 5, withLighthouse: true });
});

test("all kinds in three languages are as many pages; a name nobody knows is refused", () => {
  const { targets } = readBenchOptions(["--kinds", "all", "--locales", "en,th,ja", "--runs", "1"]);
  expect(new Set(targets.map(({ path }) => path)).size).toBe(targets.length);
  expect(targets.length % 3).toBe(0);
  expect(targets.length).toBeGreaterThan(60);
  expect(() => readBenchOptions(["--kinds", "home,hoem"])).toThrow('"hoem" is none of: all, home');
  expect(() => readBenchOptions(["--runs", "0"])).toThrow("--runs is 1 to 25");
});
