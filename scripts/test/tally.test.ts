import { expect, test } from "vitest";

import { countJourneys } from "./count-journeys.mjs";
import { createTally } from "./tally.mjs";

/** Playwright's report of journeys that ended like this. */
function report(...statuses: ("expected" | "unexpected" | "flaky")[]) {
  const specs = statuses.map((status, at) => ({
    title: `journey ${at}`,
    line: at,
    tests: [
      {
        status,
        projectName: "desktop",
        results: [{ status: "failed", errors: [{ message: "Timeout of 60000ms\nat a line" }] }],
      },
    ],
  }));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return {
    suites: [{ file: "site.spec.ts", specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
    stats: { expected: count("expected"), unexpected: count("unexpected"), flaky: count("flaky") },
    errors: [],
  };
}

function tallied(result: { passed: number; failed: number; shaky?: string[]; details?: string }) {
  let printed = "";
  const tally = createTally({ write: (text: string) => (printed += text) });
  const words = tally.add(result, "Journeys");
  return { words, code: tally.close(), printed };
}

test("a journey that passed when tried again is named with what went wrong, and refuses nothing", () => {
  const counts = countJourneys(report("expected", "flaky", "expected"));
  expect(counts).toEqual({
    passed: 2,
    shaky: ["site.spec.ts:1 [desktop] journey 1: Timeout of 60000ms"],
    failed: 0,
  });
  const { words, code, printed } = tallied(counts);
  expect(words).toBe("2 passed, 1 when tried again");
  expect(printed).toContain("site.spec.ts:1 [desktop] journey 1: Timeout of 60000ms");
  expect(printed.trimEnd().split("\n").at(-1)).toBe("3 passed, 0 failed");
  expect(code).toBe(0);
});

test("more of them than a slow moment explains have failed, and so has one that failed twice", () => {
  expect(countJourneys(report("expected", "flaky", "flaky", "flaky", "flaky"))).toEqual({
    ...{ passed: 1, shaky: [], failed: 4 },
  });
  expect(countJourneys(report("unexpected", "flaky"))).toMatchObject({ passed: 0, failed: 1 });
});

test("what failed is printed whole, and the run refuses", () => {
  const { words, code, printed } = tallied({ passed: 5, failed: 1, details: "the words\n" });
  expect(words).toBe("5 passed, 1 failed");
  expect(printed).toContain("--- Journeys\nthe words\n---");
  expect(printed.endsWith("5 passed, 1 failed\n")).toBe(true);
  expect(code).toBe(1);
});
