// npm run bench:corrections -- --minutes 5 --perMinute 60 --people 20: corrections are handed in evenly, the worker is
// killed each minute; tells how long each took and whether every credit ended as its correction did. With --model, a model
// server on this machine corrects beside the embedded engine, and takes two seconds for each.
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";

import { v7 } from "uuid";
import { z } from "zod";

import { readServerEnv } from "@/lib/env/server";
import { openRuntime } from "@/lib/services/operation/open-runtime";
import { auditCredits, makePeople, readSettled } from "@/scripts/bench/correction-people";
import { type Reply, startService } from "@/tests/factories/http-service";
import { judging } from "@/tests/factories/model-answers";
import { startCluster } from "@/scripts/test/postgres-cluster.mjs";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    perMinute: { type: "string", default: "60" },
    people: { type: "string", default: "20" },
    patience: { type: "string", default: "300" },
    model: { type: "boolean", default: false },
  },
});
const Options = z.object({
  minutes: z.coerce.number().positive(),
  perMinute: z.coerce.number().int().positive(),
  people: z.coerce.number().int().positive(),
  patience: z.coerce.number().int().positive(),
  model: z.boolean(),
});
const options = Options.parse(values);
const tell = (line: string) => process.stderr.write(`${line}\n`);

const folder = mkdtempSync(path.join(tmpdir(), "bandwise-bench-"));
const cluster = await startCluster();
const answer = judging(() => 3);
const slowly: Reply = (called, response) => void setTimeout(() => answer(called, response), 2_000);
const service = options.model ? await startService(slowly) : null;
const settings = {
  ...(service && {
    ...{
      CORRECTION_MODEL: "bench",
      CORRECTION_MODEL_PROVIDER: "compatible",
      CORRECTION_MODEL_URL: service.url,
    },
    CORRECTION_MODEL_DAILY_TOKENS: "100000000",
  }),
  NODE_ENV: "production" as const,
  DATA_DIR: folder,
  DATABASE_URL: cluster.url,
  APP_SECRET: `${v7()}${v7()}`,
  LOG_LEVEL: "warn",
};

async function startWorker(): Promise<ChildProcess> {
  const child = fork(path.resolve("scripts/bench/correction-worker.ts"), {
    execArgv: ["--conditions=react-server", "--import", "tsx"],
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`The worker ended with ${code}.`)));
  });
  return child;
}

async function kill(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

let worker = await startWorker();
const { runtime, stop } = await openRuntime(readServerEnv({ ...process.env, ...settings }), {
  roles: ["api"],
});
let kills = 0;
try {
  const total = Math.round(options.minutes * options.perMinute);
  const handIn = await makePeople(runtime, { people: options.people, credits: total });
  const begun = Date.now();
  const killing = (async () => {
    for (let minute = 1; minute <= options.minutes; minute += 1) {
      await wait(Math.max(0, begun + minute * 60_000 - 30_000 - Date.now()));
      await kill(worker);
      kills += 1;
      worker = await startWorker();
      tell(`Worker ${kills} was killed; another one works.`);
    }
  })();
  for (let nth = 0; nth < total; nth += 1) {
    await wait(Math.max(0, begun + (nth * 60_000) / options.perMinute - Date.now()));
    await handIn(nth);
  }
  await killing;
  const end = Date.now() + options.patience * 1_000;
  let settled = await readSettled(runtime);
  while (settled.waiting > 0 && Date.now() < end) {
    await wait(1_000);
    settled = await readSettled(runtime);
  }
  const credits = await auditCredits(runtime);
  process.stdout.write(`${JSON.stringify({ ...options, handedIn: total, kills, ...settled, credits })}\n`);
  if (settled.waiting > 0 || settled.most > options.patience || credits.wrong > 0) process.exitCode = 1;
} finally {
  await kill(worker);
  await stop();
  await cluster.stop();
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
}
