import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dropRun, keepRun, readRun } from "@/components/learner/player/run-memory";
import { BrowserStorage } from "@/tests/factories/browser-storage";

const storage = new BrowserStorage();
const place = { setId: "s", position: 2, run: 0 };
const memory = { clock: { phase: "answer" as const, spentMillis: 41_000 }, heard: 2, step: 3 };

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("window", { localStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

test("who comes back to a question finds its clock and its plays as they were left", () => {
  keepRun(place, memory);
  expect(readRun(place)).toEqual(memory);
  expect(readRun({ ...place, position: 3 })).toBeNull();
});

test("what was kept before a run had several recordings is of its first step", () => {
  storage.setItem("20180428_bandwise_draft_s_2_run0", '{"phase":"answer","spentMillis":5,"heard":1}');
  expect(readRun(place)).toEqual({ clock: { phase: "answer", spentMillis: 5 }, heard: 1, step: 0 });
});

test("nothing is left of a run that is over, and what is stored by others is no run", () => {
  keepRun(place, memory);
  dropRun(place);
  expect([readRun(place), Object.keys(storage).length]).toEqual([null, 0]);
  for (const raw of ["", "{}", '{"phase":"late","spentMillis":1,"heard":0}']) {
    storage.setItem("20180428_bandwise_draft_s_2_run0", raw);
    expect(readRun(place)).toBeNull();
  }
});
