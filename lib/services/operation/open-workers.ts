import "server-only";
import type { PgBoss } from "pg-boss";

import { startJobWorkers } from "@/lib/integrations/jobs/job-workers";
import { jobs } from "@/lib/services/jobs/registry";
import { measureJob } from "@/lib/services/operation/measure-jobs";
import type { Runtime } from "@/lib/services/runtime";

type Options = { pollSeconds?: number; superviseSeconds?: number };

/** Starts what runs the jobs of the registry, and wakes it when one is added. Resolves with its end. */
export async function openWorkers(runtime: Runtime, boss: PgBoss, options: Options = {}) {
  const { log, events, database } = runtime;
  const onError = (err: unknown) => log.error({ err }, "job workers");
  const workers = await startJobWorkers({
    boss,
    db: database.db,
    jobs: Object.values(jobs),
    context: { runtime },
    progress: async (job, jobId, share, { userId, subject }) => {
      await events
        .publish(database.db, { kind: "job.progress", job, jobId, userId, subject, share })
        .catch(onError);
    },
    onRun: (run) => measureJob(log, run),
    onError,
    ...options,
  });
  const unsubscribe = events.subscribe({ kind: "job.added" }, ({ job }) => workers.wake(job));
  return async () => {
    unsubscribe();
    await workers.stop();
  };
}
