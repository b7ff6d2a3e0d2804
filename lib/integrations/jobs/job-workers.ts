import "server-only";
import type { PgBoss } from "pg-boss";

import type { SqlDatabase } from "@/lib/integrations/jobs/executor";
import type { JobCall, RunnableJob } from "@/lib/integrations/jobs/job";
import { givenUpQueue, prepareQueues } from "@/lib/integrations/jobs/prepare-queues";
import { hastenOrphans } from "@/lib/integrations/jobs/hasten-orphans";
import { runAttempt, type AttemptOutcome } from "@/lib/integrations/jobs/run-attempt";
import { serveQueue, type Server } from "@/lib/integrations/jobs/serve-queue";

export type JobRun = { job: string; outcome: AttemptOutcome; seconds: number; error: unknown };

type Settings<Context> = {
  boss: PgBoss;
  db: SqlDatabase;
  jobs: readonly RunnableJob<Context>[];
  context: Context;
  progress: (job: string, id: string, ...told: Parameters<JobCall["progress"]>) => Promise<void>;
  onRun: (run: JobRun) => void;
  onError: (error: unknown) => void;
  /** Seconds between looks at a queue of which nothing was heard. */
  pollSeconds?: number;
  superviseSeconds?: number;
};

export type JobWorkers = {
  /** There may be something to do. */
  wake: (job: string) => void;
  /** Takes no more, lets what runs end for some seconds, then gives it back. */
  stop: () => Promise<void>;
};

const patience = 15_000;

/** Starts the workers of all jobs: tables, queues, schedules and the loops that run what waits. */
export async function startJobWorkers<Context>(settings: Settings<Context>): Promise<JobWorkers> {
  const { boss, jobs, pollSeconds = 2, onError } = settings;
  await boss.start();
  await prepareQueues(boss, jobs);
  const stopping = new AbortController();
  const servers = new Map<string, Server>();
  const serve = (name: string, concurrency: number, groupAtOnce: number | null, handle: Handle) =>
    servers.set(
      name,
      serveQueue({
        fetch: (batchSize) =>
          boss.fetch(name, {
            includeMetadata: true,
            batchSize,
            ...(groupAtOnce === null ? {} : { groupConcurrency: groupAtOnce }),
          }),
        handle,
        concurrency,
        pollSeconds,
        onError,
      }),
    );
  for (const job of jobs) {
    const { concurrency, groupAtOnce } = job.policy;
    serve(job.name, concurrency, groupAtOnce, jobHandler(settings, job, stopping.signal));
    const { onGivenUp } = job;
    if (onGivenUp)
      serve(givenUpQueue(job.name), 1, null, givenUpHandler(settings, onGivenUp, stopping.signal));
  }
  const hasten = setInterval(
    () => void hastenOrphans(settings.db).catch(onError),
    (settings.superviseSeconds ?? 15) * 1_000,
  );
  hasten.unref();

  return {
    wake: (job) => servers.get(job)?.wake(),
    async stop() {
      clearInterval(hasten);
      const hardEnd = setTimeout(() => stopping.abort(new Error("The process stops.")), patience);
      await Promise.all([...servers.values()].map((server) => server.stop()));
      clearTimeout(hardEnd);
    },
  };
}

type Found = Parameters<typeof runAttempt>[1];
type Handle = (found: Found) => Promise<void>;

function jobHandler<Context>(
  { boss, db, onError, onRun, progress, context }: Settings<Context>,
  job: RunnableJob<Context>,
  stopping: AbortSignal,
): Handle {
  return async (found) => {
    const started = performance.now();
    const { outcome, error } = await runAttempt({ boss, db, onError, stopping }, found, (attempt, signal) =>
      job.run(found.data, {
        ...context,
        signal,
        attempt,
        isLast: found.retryCount >= found.retryLimit,
        progress: (...told) => progress(job.name, attempt.id, ...told),
      }),
    );
    onRun({ job: job.name, outcome, seconds: (performance.now() - started) / 1_000, error });
  };
}

/** The queue's dead letters: what no attempt could do. */
function givenUpHandler<Context>(
  { boss, db, onError, onRun, context }: Settings<Context>,
  onGivenUp: NonNullable<RunnableJob<Context>["onGivenUp"]>,
  stopping: AbortSignal,
): Handle {
  return async (found) => {
    const started = performance.now();
    const { sourceId, sourceRetryCount } = found;
    const gaveUp = { id: sourceId ?? found.id, attempts: (sourceRetryCount ?? 0) + 1 };
    const { outcome, error } = await runAttempt({ boss, db, onError, stopping }, found, (attempt, signal) =>
      onGivenUp(found.data, { ...context, signal, attempt, gaveUp }),
    );
    onRun({ job: found.name, outcome, seconds: (performance.now() - started) / 1_000, error });
  };
}
