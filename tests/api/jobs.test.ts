import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";

import { holdJob, JobLost } from "@/lib/integrations/jobs/hold-job";
import { makeJob, type Attempt, type JobPolicy, type RunnableJob } from "@/lib/integrations/jobs/job";
import { createJobQueue, openBoss } from "@/lib/integrations/jobs/job-queue";
import { startJobWorkers, type JobRun } from "@/lib/integrations/jobs/job-workers";
import { TryLater } from "@/lib/integrations/jobs/try-later";
import { measureJob } from "@/lib/services/operation/measure-jobs";
import { jobs } from "@/lib/services/jobs/registry";

import { runtime, waitFor, withRuntime } from "./harness";

withRuntime();

const Data = z.strictObject({ id: z.string() });
type Data = z.infer<typeof Data>;
const policy = {
  retries: 0,
  backoff: { first: 1, most: 1 },
  expiry: 60,
  heartbeat: 10,
  concurrency: 1,
} satisfies JobPolicy<Data>;
const name = () => `test.${v7()}`;

let stops: (() => Promise<void>)[] = [];
let runs: JobRun[] = [];
beforeEach(() => {
  runs = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

/** Workers of their own for these jobs, on the test's database. */
async function work(own: RunnableJob<object>[], { pollSeconds = 0.2 } = {}) {
  const { database, events } = await runtime();
  const onError = vi.fn();
  const boss = openBoss({ run: database.run, role: "works", onError, superviseSeconds: 1 });
  const workers = await startJobWorkers({
    boss,
    db: database.db,
    jobs: own,
    context: {},
    progress: async () => undefined,
    onRun: (run) => void runs.push(run),
    onError,
    pollSeconds,
    superviseSeconds: 1,
  });
  const unsubscribe = events.subscribe({ kind: "job.added" }, ({ job }) => workers.wake(job));
  stops.push(async () => {
    unsubscribe();
    await workers.stop();
    await boss.stop({ graceful: false });
  });
  const queue = createJobQueue(boss, (tx, job) => events.publish(tx, { kind: "job.added", job }));
  return { database, boss, queue };
}

test("the queues of the product are as their jobs declare them, beside those of what was given up", async () => {
  const { database } = await runtime();
  const { rows } = await database.run(
    `select q.name, retry_limit as retries, expire_seconds as expiry, heartbeat_seconds as heartbeat, cron as schedule
     from jobs.queue q left join jobs.schedule s on s.name = q.name
     where q.name not like '\\_\\_%' and q.name not like 'test.%' and q.name not like '%.given-up'
     order by q.name`,
  );
  const declared = Object.values(jobs).map(
    ({ name: job, policy: { retries, expiry, heartbeat, schedule } }) => ({
      name: job,
      retries,
      expiry,
      heartbeat,
      schedule: schedule ?? null,
    }),
  );
  expect(rows).toEqual(declared.sort((one, other) => (one.name < other.name ? -1 : 1)));
});

test("a job added in a transaction that is rolled back never runs; one that commits runs at once", async () => {
  const done: string[] = [];
  const job = makeJob({ name: name(), schema: Data, policy, run: async ({ id }) => void done.push(id) });
  const { database, queue } = await work([job], { pollSeconds: 600 });
  await expect(
    database.db.transaction(async (tx) => {
      await queue.enqueue(tx, job, { id: "rolled back" });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await database.db.transaction((tx) => queue.enqueue(tx, job, { id: "committed" }));
  await waitFor(async () => done.length > 0);
  expect(done).toEqual(["committed"]);
});

test("data that the schema does not know is refused when the job is added", async () => {
  const job = makeJob({ name: name(), schema: Data, policy, run: async () => undefined });
  const { database, queue } = await work([job]);
  const wrong: Data = JSON.parse(`{"id":"1","email":"a@example.com"}`);
  await expect(queue.enqueue(database.db, job, wrong)).rejects.toThrow("email");
});

test("a failed job is tried again, knows its last attempt, and is given up once", async () => {
  const seen: { number: number; isLast: boolean }[] = [];
  const givenUp: unknown[] = [];
  const job = makeJob({
    name: name(),
    schema: Data,
    policy: { ...policy, retries: 1 },
    run: async (_data, { attempt: { number }, isLast }) => {
      seen.push({ number, isLast });
      throw new Error("no luck");
    },
    onGivenUp: async ({ id }, { gaveUp }) => void givenUp.push({ id, attempts: gaveUp.attempts }),
  });
  const { database, queue } = await work([job]);
  await queue.enqueue(database.db, job, { id: "hard" });
  await waitFor(async () => givenUp.length > 0);
  expect(seen).toEqual([
    { number: 1, isLast: false },
    { number: 2, isLast: true },
  ]);
  expect(givenUp).toEqual([{ id: "hard", attempts: 2 }]);
});

test("a job that meets another one at its work comes again later, and nobody is warned", async () => {
  const job = makeJob({
    name: name(),
    schema: Data,
    policy: { ...policy, retries: 1 },
    run: async (_data, { isLast }) => {
      if (!isLast) throw new TryLater("Somebody else is at it.");
    },
  });
  const { database, queue } = await work([job]);
  await queue.enqueue(database.db, job, { id: "met" });
  await waitFor(async () => runs.length === 2);
  expect(runs.map(({ outcome }) => outcome)).toEqual(["later", "done"]);
  const { log } = await runtime();
  const warn = vi.spyOn(log, "warn");
  for (const run of runs) measureJob(log, run);
  expect(warn).not.toHaveBeenCalled();
  measureJob(log, { job: job.name, outcome: "failed", seconds: 1, error: new Error("no luck") });
  expect(warn).toHaveBeenCalledOnce();
});

test("a job past its expiry is aborted, and what ignores the signal cannot write", async () => {
  await (
    await runtime()
  ).database.db.execute(sql`create table if not exists results (job text, attempt int)`);
  const endings: unknown[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const jobName = name();
  const job = makeJob({
    name: jobName,
    schema: Data,
    policy: { ...policy, retries: 1, expiry: 1, concurrency: 2 },
    run: async (_data, { attempt, signal }) => {
      const { database } = await runtime();
      // The first attempt does not look at its signal and comes late.
      if (attempt.number === 1) await released;
      await database.db
        .transaction(async (tx) => {
          await holdJob(tx, attempt);
          await tx.execute(sql`insert into results values (${jobName}, ${attempt.number})`);
        })
        .then(
          () => endings.push(`${attempt.number} wrote`),
          (error: unknown) => {
            endings.push({ number: attempt.number, error, wasAborted: signal.aborted });
            throw error;
          },
        );
    },
  });
  const { database, queue } = await work([job]);
  await queue.enqueue(database.db, job, { id: "slow" });
  await waitFor(async () => endings.includes("2 wrote"));
  release();
  await waitFor(async () => endings.length === 2);
  expect(endings[1]).toMatchObject({ number: 1, error: expect.any(JobLost), wasAborted: true });
  const { rows } = await database.run("select attempt from results where job = $1", [jobName]);
  expect(rows).toEqual([{ attempt: 2 }]);
  expect(runs.map(({ outcome }) => outcome)).toEqual(["expired", "done"]);
});

test("an attempt that lost its job does not end the attempt that has it", async () => {
  const attempts: Attempt[] = [];
  const releases: (() => void)[] = [];
  const job = makeJob({
    name: name(),
    schema: Data,
    policy: { ...policy, retries: 3, concurrency: 2 },
    run: async (_data, { attempt }) => {
      attempts.push(attempt);
      await new Promise<void>((resolve) => releases.push(resolve));
    },
  });
  const { database, queue, boss } = await work([job]);
  await queue.enqueue(database.db, job, { id: "taken away" });
  const first = await waitFor(async () => attempts[0]);
  // As the supervisor does when the worker gives no sign of life.
  await boss.fail(job.name, first.id);
  const second = await waitFor(async () => attempts[1]);
  releases[0]?.();
  await waitFor(async () => runs.length === 1);
  await database.db.transaction((tx) => holdJob(tx, second));
  await expect(database.db.transaction((tx) => holdJob(tx, first))).rejects.toThrow(JobLost);
  releases[1]?.();
  await waitFor(async () => runs.length === 2);
});

test("a job whose worker was killed starts again without waiting for its backoff", async () => {
  const seen: number[] = [];
  const job = makeJob({
    name: name(),
    schema: Data,
    policy: { ...policy, retries: 3, backoff: { first: 3_000, most: 3_000 } },
    run: async (_data, { attempt }) => void seen.push(attempt.number),
  });
  const idle = makeJob({
    name: job.name,
    schema: Data,
    policy: { ...policy, retries: 3, backoff: { first: 3_000, most: 3_000 } },
    run: async () => undefined,
  });
  const { database, boss } = await work([]);
  await boss.createQueue(job.name, {
    heartbeatSeconds: 10,
    retryLimit: 3,
    retryDelay: 3_000,
    expireInSeconds: 60,
  });
  await boss.send(job.name, { id: "orphan" });
  // Taken, and never heard of again.
  await boss.fetch(idle.name);
  await database.run(
    `update jobs.job set heartbeat_on = now() - interval '11 seconds' where name = '${job.name}'`,
  );
  await work([job]);
  await waitFor(async () => seen.length > 0);
  expect(seen).toEqual([2]);
});

test("of one key no second job is added while one waits, and of a group no more than its number run at once", async () => {
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const job = makeJob({
    name: name(),
    schema: Data,
    policy: { ...policy, concurrency: 4, key: ({ id }) => id, group: { of: () => "one learner", atOnce: 1 } },
    run: async ({ id }) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
      done.push(id);
    },
  });
  const { database, queue } = await work([job]);
  await database.db.transaction(async (tx) => {
    for (const id of ["a", "b", "a", "c", "b"]) await queue.enqueue(tx, job, { id });
  });
  await waitFor(async () => done.length >= 3);
  expect([...done].sort()).toEqual(["a", "b", "c"]);
  expect(most).toBe(1);
});
