import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { v7 } from "uuid";

import { readServerEnv } from "@/lib/env/server";
import { openRuntime } from "@/lib/services/operation/open-runtime";
import { anyFreePort } from "@/scripts/start/machine.mjs";
import { startCluster } from "@/scripts/test/postgres-cluster.mjs";
import { prepareProgram, startProgram } from "@/tests/factories/own-program";

type Part = { program: string; role: "api" | "worker"; port: number; child: ChildProcess | null };
export type Kills = { api: number; worker: number; database: number };

/**
 * A database server, two API processes and a worker, which are killed one after the other while somebody sits. `done` counts
 * what came through: killed is by that and not by time, since on a busy machine little else would happen.
 */
export async function openStage(done: () => number) {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-faults-"));
  const cluster = await startCluster();
  const settings = {
    NODE_ENV: "test",
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    APP_SECRET: `${v7()}${v7()}`,
    LOG_LEVEL: "silent",
  };
  const program = await prepareProgram("tests/faults/sittings/fault-process.ts");
  const parts: Part[] = [
    { program, role: "worker", port: 0, child: null },
    { program, role: "api", port: await anyFreePort(), child: null },
    { program, role: "api", port: await anyFreePort(), child: null },
  ];
  for (const part of parts) part.child = await begin(part, settings);
  const { runtime, stop } = await openRuntime(readServerEnv({ ...process.env, ...settings }), {
    roles: ["api"],
  });
  const kills: Kills = { api: 0, worker: 0, database: 0 };
  const killing = new AbortController();
  const killer = killInTurn(parts, { settings, cluster, kills, done, signal: killing.signal });
  return {
    runtime,
    kills,
    addresses: parts.filter(({ role }) => role === "api").map(({ port }) => `http://127.0.0.1:${port}`),
    calm: async () => {
      killing.abort();
      await killer;
    },
    close: async () => {
      killing.abort();
      await killer;
      await stop();
      for (const part of parts) await end(part);
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
      rmSync(program, { force: true });
    },
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;

const begin = ({ program, role, port }: Part, settings: Record<string, string>) =>
  startProgram(program, { args: [role], env: { ...process.env, ...settings, API_PORT: String(port) } });

async function end(part: Part) {
  const { child } = part;
  part.child = null;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

type Killing = {
  settings: Record<string, string>;
  cluster: Awaited<ReturnType<typeof startCluster>>;
  kills: Kills;
  done: () => number;
  signal: AbortSignal;
};

const answersBetweenKills = 40;

async function waitForAnswers({ done, signal }: Killing) {
  const from = done();
  while (!signal.aborted && done() - from < answersBetweenKills)
    await wait(100, undefined, { signal }).catch(() => undefined);
}

/** Each of them in turn, the database every fifth time; a process that was killed is started anew. */
async function killInTurn(parts: Part[], killing: Killing) {
  const { settings, cluster, kills, signal } = killing;
  for (let turn = 1; !signal.aborted; turn += 1) {
    await waitForAnswers(killing);
    if (signal.aborted) return;
    const part = parts[turn % parts.length];
    if (turn % 5 === 0 || !part) {
      await cluster.crash();
      kills.database += 1;
      continue;
    }
    await end(part);
    kills[part.role] += 1;
    for (let tries = 0; !part.child && tries < 5; tries += 1)
      part.child = await begin(part, settings).catch(() => null);
  }
}
