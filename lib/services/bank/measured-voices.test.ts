import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { castFault, keepMeasured, passingCast, readMeasured } from "@/lib/services/bank/measured-voices";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-measured-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const found = (percent: number, sentences = 400) => ({
  ...{ percent, words: sentences * 11, sentences, engine: "sherpa-onnx/whisper", on: "2026-11-28" },
});

test("what was measured is kept voice by voice, and nothing is known before", async () => {
  expect(await readMeasured(folder)).toEqual({});
  await keepMeasured(folder, "kokoro/af_heart", found(3));
  await keepMeasured(folder, "kokoro/am_adam", found(7));
  await keepMeasured(folder, "kokoro/af_heart", found(2.5));
  const measured = await readMeasured(folder);
  expect(measured["kokoro/af_heart"]?.percent).toBe(2.5);
  const { cast, faults } = passingCast(
    { woman: "kokoro/af_heart", man: "kokoro/am_adam", anybody: "hosted/alloy" },
    measured,
  );
  expect(cast).toEqual({ woman: "kokoro/af_heart" });
  expect(faults).toEqual([
    expect.stringContaining("of kokoro/am_adam, 7 % of 4400 words"),
    expect.stringContaining("npm run voices:measure -- --voice hosted/alloy"),
  ]);
});

test("fewer than a hundred sentences are no measure", () => {
  expect(castFault("a/b", { "a/b": found(1, 50) })).toContain("100 is the least");
  expect(castFault("a/b", { "a/b": found(1, 100) })).toBeNull();
  expect(castFault("awb", {}) ?? "").toContain("misheard");
});
