import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import type { TestProject } from "vitest/node";

import { readServerEnv } from "@/lib/env/server";
import { openRuntime } from "@/lib/services/operation/open-runtime";

import { makeDatabase } from "./own-database";

/** An installation that was started once: its data folder, and on PostgreSQL the name of its database. */
export type Template = { dataDir: string; database: string | null };

declare module "vitest" {
  interface ProvidedContext {
    template: Template;
  }
}

/** Tables, queues and the bank are made once; each test file starts with a copy. */
export default async function makeTemplate(project: TestProject) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bandwise-template-"));
  const { url, name, drop } = await makeDatabase();
  const env = readServerEnv({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...(url ? { DATABASE_URL: url } : {}),
  });
  const { stop } = await openRuntime(env, { warmRecordings: false });
  await stop();
  project.provide("template", { dataDir, database: name });
  return async () => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
