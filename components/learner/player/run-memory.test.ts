import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dropRun, keepRun, readRun } from "@/components/learner/player/run-memory";

const kept = new Map<string, string>();
const place = { setId: "s", position: 2, run: 0 };
const memory = { clock: { phase: "answer" as const, spentMillis: 41_000 }, heard: 2, step: 3 };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("who comes back to a question finds its clock and its plays as they were left", () => {
  keepRun(place, memory);
  expect(readRun(place)).toEqual(memory);
  expect(readRun({ ...place, position: 3 })).toBeNull();
});

test("what was kept before a run had several recordings is of its first step", () => {
  kept.set("20180428_bandwise_draft_s_2_run0", '{"phase":"answer","spentMillis":5,"heard":1}');
  expect(readRun(place)).toEqual({ clock: { phase: "answer", spentMillis: 5 }, heard: 1, step: 0 });
});

test("nothing is left of a run that is over, and what is stored by others is no run", () => {
  keepRun(place, memory);
  dropRun(place);
  expect([readRun(place), kept.size]).toEqual([null, 0]);
  for (const raw of ["", "{}", '{"phase":"late","spentMillis":1,"heard":0}']) {
    kept.set("20180428_bandwise_draft_s_2_run0", raw);
    expect(readRun(place)).toBeNull();
  }
});
