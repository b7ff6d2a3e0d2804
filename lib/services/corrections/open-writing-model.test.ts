import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { readServerEnv } from "@/lib/env/server";
import { openWritingModel } from "@/lib/services/corrections/open-writing-model";
import { startService } from "@/tests/factories/http-service";
import { answering, embeddedAnswer, failing, goodAnswer, learnerText } from "@/tests/factories/model-answers";

const embedded = { assess: async () => embeddedAnswer, close: async () => undefined };
const input = { task: "free-text", asked: [], parts: [learnerText], locale: "en" } as const;
const how = { signal: new AbortController().signal, isFresh: false };
const settings = { CORRECTION_MODEL: "m-1", CORRECTION_MODEL_PROVIDER: "compatible" };

test("without settings there is no model", () => {
  expect(openWritingModel(readServerEnv({}), embedded, { warn: () => undefined })).toBeNull();
});

test("a server on this machine corrects, within its tokens of the day, and nobody else gets the text", async () => {
  const service = await startService(answering(goodAnswer));
  const folder = await mkdtemp(path.join(tmpdir(), "model-"));
  const open = (tokens: string) =>
    openWritingModel(
      readServerEnv({
        ...settings,
        ...{ CORRECTION_MODEL_URL: service.url, CORRECTION_MODEL_DAILY_TOKENS: tokens, DATA_DIR: folder },
      }),
      embedded,
      { warn: () => undefined },
    );
  const model = open("20000");
  expect(model?.processor).toBeNull();
  expect((await model?.assess(input, how))?.reasons).toEqual([]);
  expect((await open("9000")?.assess(input, how))?.reasons).toEqual(["model-failed"]);
  expect(service.calls).toHaveLength(1);
  await service.close();
  await rm(folder, { recursive: true });
});

test("why a model did not answer is told to whoever runs the site", async () => {
  const service = await startService(failing(401));
  const folder = await mkdtemp(path.join(tmpdir(), "model-"));
  const told: unknown[] = [];
  const env = readServerEnv({ ...settings, CORRECTION_MODEL_URL: service.url, DATA_DIR: folder });
  const model = openWritingModel(env, embedded, { warn: (about: unknown) => void told.push(about) });
  await model?.assess(input, how);
  expect(told).toEqual([{ reason: "refused" }]);
  await service.close();
  await rm(folder, { recursive: true });
});

test("of a hosted model is said who has it, where, and how long", () => {
  const env = readServerEnv({
    ...settings,
    ...{ CORRECTION_MODEL_URL: "https://models.example/v1", CORRECTION_MODEL_PROCESSOR: "Models Ltd" },
    ...{ CORRECTION_MODEL_PLACE: "Ireland", CORRECTION_MODEL_KEEPS: "30 days" },
  });
  const model = openWritingModel(env, embedded, { warn: () => undefined });
  expect(model?.processor).toEqual({ name: "Models Ltd", place: "Ireland", keeps: "30 days" });
});
