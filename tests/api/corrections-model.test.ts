import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { readServerEnv } from "@/lib/env/server";
import { openCorrectors } from "@/lib/services/corrections/open-correctors";
import { ask, corrected, free, ledgerOf, payer, read } from "@/tests/api/correction-calls";
import { waitFor, withRuntime } from "@/tests/api/harness";
import { type Reply, startService } from "@/tests/factories/http-service";
import { failing, judging } from "@/tests/factories/model-answers";

const text =
  "Last summer I visited my grandmother in a small village. She has a big garden with many old trees, and every morning " +
  "we had breakfast there. I think that living in the country is healthier than living in a city, because the air is clean.";

/** What the model answers at the moment. */
let reply: Reply = judging(() => 3);
const service = await startService((called, response) => reply(called, response));
const folder = await mkdtemp(path.join(tmpdir(), "model-"));
const env = readServerEnv({
  ...{ CORRECTION_MODEL: "m-1", CORRECTION_MODEL_PROVIDER: "compatible" },
  ...{ CORRECTION_MODEL_URL: service.url, DATA_DIR: folder },
});
const own = openCorrectors({ env, log: { warn: () => undefined }, readRecording: null });
withRuntime({}, { correctors: own.correctors });
/** An engine that starts on a busy machine checks its first text in part. */
beforeAll(async () => {
  const input = { task: "free-text", asked: [], parts: [text], locale: "en" } as const;
  await waitFor(async () => ((await own.correctors.writing.assess(input)).status === "scored" ? true : null));
});
afterAll(async () => {
  await own.close();
  await service.close();
  await rm(folder, { recursive: true });
});

test("a model on this machine corrects without being agreed to, and is asked anew for a check", async () => {
  reply = judging(() => 3);
  const who = await payer(1);
  const done = await corrected(who, free(text));
  expect(done).toMatchObject({ state: "done", status: "scored", canCheck: true, charge: { state: "taken" } });
  expect(done.result?.engine.model).toMatch(/\/m-1$/);
  expect(done.wait).toBe("minutes");
  const before = service.calls.length;
  expect((await ask(who, "POST", `/corrections/${done.id}/checks`)).status).toBe(200);
  const check = await waitFor(async () => {
    const { check: now } = await read(who, done.id);
    return now?.state === "done" ? now : null;
  });
  expect(check).toMatchObject({ points: 0, isReturned: false });
  expect(service.calls.length).toBe(before + 1);
});

test("a model that fails leaves the embedded engine's correction, which is named and paid for", async () => {
  reply = failing(500);
  const who = await payer(1);
  const done = await corrected(who, free(`${text} It was nice.`));
  expect(done).toMatchObject({ state: "done", status: "scored", canCheck: false });
  expect(done.result?.reasons).toEqual(["model-failed"]);
  expect(done.result?.engine.model).toBeNull();
  expect(await ledgerOf(who)).toEqual(["consumed"]);
});

test("what a model said of a text is kept until the correction is deleted, and no longer", async () => {
  reply = judging(() => 3);
  const who = await payer(3);
  const written = `${text} We want to go there again in the winter.`;
  const first = await corrected(who, free(written));
  const asked = service.calls.length;
  await corrected(who, free(written));
  expect(service.calls.length).toBe(asked);
  expect((await ask(who, "DELETE", `/corrections/${first.id}`)).status).toBe(200);
  const again = await waitFor(async () => {
    const { result } = await corrected(await payer(1), free(written));
    return service.calls.length > asked ? result : null;
  });
  expect(again?.engine.model).toMatch(/\/m-1$/);
});
