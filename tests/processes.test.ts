import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { afterEach, beforeEach, expect, test } from "vitest";

import { anyFreePort } from "@/scripts/start/machine.mjs";
import { startCluster } from "@/scripts/test/postgres-cluster.mjs";

const root = path.resolve(import.meta.dirname, "..");
const closers: (() => Promise<unknown> | void)[] = [];
let settings: Record<string, string> = {};

beforeEach(async () => {
  const cluster = await startCluster();
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-processes-"));
  closers.push(cluster.stop, () => rmSync(folder, { recursive: true, force: true }));
  settings = {
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    APP_SECRET: "what the processes of this test share",
    LOG_LEVEL: "warn",
  };
});

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

function launch(args: string[], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...settings, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const told = { out: "", err: "" };
  child.stdout.on("data", (part: Buffer) => (told.out += part.toString()));
  child.stderr.on("data", (part: Buffer) => (told.err += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  closers.push(async () => {
    if (isRunning(child)) child.kill("SIGTERM");
    await ended;
  });
  return { child, told, ended };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function until<Value>(look: () => Promise<Value | null>): Promise<Value> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look().catch(() => null);
    if (found !== null) return found;
    await wait(100);
  }
  throw new Error("It did not happen within 30 seconds.");
}

test("an API process answers 503 until a worker has prepared the database; together they serve, and both stop well", async () => {
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const api = launch(["scripts/serve.mjs", "api"], { PORT: String(port) });
  const waiting = await until(async () => {
    const answer = await fetch(`${url}/readyz`);
    return answer.status === 503 ? answer.text() : null;
  });
  expect(waiting).toContain("waiting for the worker");
  expect((await fetch(`${url}/api/common/guest`, { method: "POST" })).status).toBe(503);

  const worker = launch(["scripts/worker.mjs"]);
  await until(async () => ((await fetch(`${url}/readyz`)).status === 200 ? true : null));
  expect((await fetch(`${url}/api/common/guest`, { method: "POST" })).status).toBe(200);

  const stranger = launch(["scripts/worker.mjs"], {
    APP_SECRET: "a secret that is not the one of the others",
  });
  expect(await stranger.ended).toBe(1);
  expect(stranger.told.err).toMatch(/^The secret is not the one [^\n]+\n$/);

  for (const { child, ended, told } of [api, worker]) {
    child.kill("SIGTERM");
    expect([await ended, told.err]).toEqual([0, ""]);
  }
});

test("a role by itself without a database to share stops with one sentence", async () => {
  const worker = launch(["scripts/worker.mjs"], { DATABASE_URL: "" });
  expect(await worker.ended).toBe(1);
  expect(worker.told.err).toMatch(/^A process with only the role worker [^\n]+\n$/);
});
