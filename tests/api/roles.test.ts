import { fork, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";

import { readServerEnv, type Role } from "@/lib/env/server";
import { jobs } from "@/lib/services/jobs/registry";
import { acceptSecret } from "@/lib/services/operation/check-secret";
import { openRuntime } from "@/lib/services/operation/open-runtime";
import { queueMail } from "@/lib/services/identity/queue-mail";
import { readOutbox } from "@/lib/integrations/mail/outbox";
import type { Runtime } from "@/lib/services/runtime";

import { waitFor } from "./harness";
import { makeDatabase } from "./own-database";

const secret = "a secret that all processes of this test share";
const closers: (() => Promise<unknown>)[] = [];
let dataDir = "";
let databaseUrl: string | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "bandwise-roles-"));
  const database = await makeDatabase();
  databaseUrl = database.url;
  closers.push(() => rm(dataDir, { recursive: true, force: true }), database.drop);
});

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const settings = (more: Record<string, string> = {}) => ({
  NODE_ENV: "test" as const,
  DATA_DIR: dataDir,
  LOG_LEVEL: "silent",
  APP_SECRET: secret,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  ...more,
});

async function open(roles: Role[] | undefined, more: Record<string, string> = {}) {
  const options = { pollSeconds: 0.5, superviseSeconds: 1, warmRecordings: false };
  const opened = await openRuntime(readServerEnv(settings(more)), {
    ...options,
    ...(roles ? { roles } : {}),
  });
  closers.push(opened.stop);
  return opened;
}

const sendMail = (runtime: Runtime, to: string) =>
  runtime.database.db.transaction((tx) =>
    queueMail(runtime, tx, { to, kind: "already-registered", locale: "en" }),
  );

const apart: { roles: Role[] }[] = [{ roles: ["api"] }, { roles: ["worker"] }, { roles: ["web", "api"] }];

test.each(apart)(
  "a process with only the roles $roles does not start on a database of its own",
  async ({ roles }) => {
    const env = readServerEnv({ ...settings(), DATABASE_URL: "" });
    await expect(openRuntime(env, { roles })).rejects.toThrow("DATABASE_URL");
  },
);

test("a database that was used with one secret is refused to a process with another, until it is accepted", async () => {
  const { stop } = await open(undefined);
  await stop();
  const other = { APP_SECRET: "another secret that nobody else in this test has" };
  await expect(open(undefined, other)).rejects.toThrow("The secret is not the one");
  const { runtime, stop: stopAgain } = await open(undefined);
  await acceptSecret(runtime.database.db, () => Buffer.from("of another secret"));
  await stopAgain();
  await expect(open(undefined)).rejects.toThrow("The secret is not the one");
});

test("every job's killed worker is noticed and its job taken up again within a minute", () => {
  const [supervise, poll] = [15, 2];
  for (const { name, policy } of Object.values(jobs))
    expect([name, policy.heartbeat + supervise + poll < 60]).toEqual([name, true]);
});

/** PGlite is one process's. */
const servers = process.env.TEST_DATABASE_URL ? ["PostgreSQL"] : [];

test.each(servers)("on %s an API process waits for the worker, adds jobs and runs none", async () => {
  const opened: string[] = [];
  const apiOpening = open(["api"]).then((process) => (opened.push("api"), process));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(opened).toEqual([]);
  const worker = await open(["worker"]);
  const api = await apiOpening;
  await worker.stop();
  await sendMail(api.runtime, "later@example.com");
  expect(() => api.runtime.mailer.send).toThrow("no mailer");
  const waiting = await api.runtime.database.run("select state::text from jobs.job where name = 'mail.send'");
  expect(waiting.rows).toEqual([{ state: "created" }]);
  await open(["worker"]);
  await waitFor(async () =>
    (await readOutbox(api.runtime.files("outbox"))).find(({ to }) => to === "later@example.com"),
  );
});

test.each(servers)("on %s what one process tells, the others hear", async () => {
  const worker = await open(["worker"]);
  const [api, web] = await Promise.all([open(["api"]), open(["web"])]);
  const heard: string[] = [];
  for (const [name, { runtime }] of Object.entries({ worker, api, web }))
    runtime.events.subscribe({ kind: "outcome.settled", userId: "u" }, () => void heard.push(name));
  await worker.runtime.events.publish(worker.runtime.database.db, {
    kind: "outcome.settled",
    userId: "u",
    answerId: "a",
    contextId: "c",
    position: 0,
    step: 0,
  });
  await waitFor(async () => heard.length === 3);
  expect(() => web.runtime.jobs.enqueue).toThrow("api or worker");
});

test.each(servers)("on %s a job whose worker is killed is done by the next one", async () => {
  const letters: string[] = [];
  let isDeaf = true;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        letters.push(Buffer.concat(chunks).toString("utf8"));
        if (!isDeaf) done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` };

  const first = await startWorkerProcess(smtp);
  const { runtime } = await open(["api"], smtp);
  await sendMail(runtime, "reader@example.com");
  await waitFor(async () => letters.length === 1);
  first.kill("SIGKILL");
  await new Promise((resolve) => first.once("exit", resolve));
  isDeaf = false;
  // As if the time of its heartbeat had passed.
  await runtime.database.run(
    "update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'mail.send'",
  );
  await startWorkerProcess(smtp);
  await waitFor(async () => letters.length === 2);
  const { database } = runtime;
  await waitFor(
    async () => (await database.run("select 1 from mails where sent_at is not null")).rows.length === 1,
  );
});

async function startWorkerProcess(more: Record<string, string>): Promise<ChildProcess> {
  const child = fork(path.resolve("tests/api/worker-process.ts"), {
    execArgv: ["--conditions=react-server", "--import", "tsx"],
    env: { ...process.env, ...settings(more) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("exit", resolve));
  });
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`The worker ended with ${code}.`)));
  });
  return child;
}
