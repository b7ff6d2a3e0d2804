import "server-only";

import { AppError } from "@/lib/core/errors";
import { openDatabase } from "@/lib/db/database";
import { readServerEnv, sandboxFaults, type ServerEnv } from "@/lib/env/server";
import { openEvents } from "@/lib/integrations/events/events";
import { createJobQueue, openBoss } from "@/lib/integrations/jobs/job-queue";
import { createMailer } from "@/lib/integrations/mail/mailer";
import { nextSiteCache, type SiteCache } from "@/lib/integrations/site/site-cache";
import { createPayments } from "@/lib/integrations/stripe/payments";
import { createRegistry, type QuestionRegistry } from "@/lib/questions/registry";
import type { Assessors } from "@/lib/services/answers/assessors";
import { openCredits } from "@/lib/services/billing/open-credits";
import { watchContent } from "@/lib/services/cms/watch-content";
import { createClock } from "@/lib/services/operation/clock";
import { openWorkers } from "@/lib/services/operation/open-workers";
import { createLimits } from "@/lib/services/operation/limits";
import { createLog } from "@/lib/services/operation/log";
import { openSecrets } from "@/lib/services/operation/secrets";
import { openRecordings } from "@/lib/services/media/open-recordings";
import { startBank } from "@/lib/services/bank/start-bank";
import type { Runtime } from "@/lib/services/runtime";

type StartOptions = {
  pollSeconds?: number;
  /** Off: recordings are made when somebody first listens. */
  warmRecordings?: boolean;
  /** The site around the API; another one where there is none. */
  site?: SiteCache;
  /** Further question types. */
  questions?: QuestionRegistry;
  assessors?: Assessors;
};

/** `scripts/serve.mjs` sets `isDraining` and reads and sets it, too. */
type State = {
  runtime: Promise<Runtime> | null;
  isDraining: boolean;
  fault: unknown;
  stopJobs?: () => Promise<void>;
};

const place = Symbol.for("bandwise.runtime");
const stopPlace = Symbol.for("bandwise.stop");
const holder: typeof globalThis & { [place]?: State; [stopPlace]?: () => Promise<void> } = globalThis;

/** One state for the process: Next bundles its entry points separately, and each has its own copy of this module. */
function state(): State {
  return (holder[place] ??= { runtime: null, isDraining: false, fault: null });
}

/** Opens the database, the queue and the ports. A second call gets the same runtime. */
export function startRuntime(env: ServerEnv = readServerEnv(), options: StartOptions = {}) {
  const current = state();
  holder[stopPlace] = stopRuntime;
  current.runtime ??= open(env, options).catch((error: unknown) => {
    current.runtime = null;
    current.fault = error;
    throw error;
  });
  return current.runtime;
}

export function getRuntime(): Promise<Runtime> {
  const { runtime } = state();
  if (!runtime) throw new AppError("server/starting", { retryAfter: 2 });
  return runtime;
}

export function isDraining() {
  return state().isDraining;
}

/** Finishes running jobs, then closes the database. */
export async function stopRuntime() {
  const current = state();
  const opened = current.runtime;
  current.runtime = null;
  if (!opened) return;
  const runtime = await opened;
  runtime.stopping.abort();
  await current.stopJobs?.();
  await runtime.events.close();
  await runtime.recordings.close();
  await runtime.payments.close();
  runtime.mailer.close();
  await runtime.database.close();
}

async function open(env: ServerEnv, options: StartOptions): Promise<Runtime> {
  const faults = sandboxFaults(env);
  if (faults.length > 0) throw new Error(`BANDWISE_PRODUCTION is set, but ${faults.join("; ")}.`);
  const log = createLog(env.LOG_LEVEL);
  const secrets = await openSecrets({ secret: env.APP_SECRET, dataDir: env.dataDir });
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.dataDir,
    onError: (err) => log.warn({ err }, "database"),
  });
  const events = await openEvents(database.listen, (err) => log.error({ err }, "events"));
  const boss = openBoss({
    run: database.run,
    role: "works",
    onError: (err) => log.error({ err }, "job queue"),
  });
  const clock = createClock();
  const runtime: Runtime = {
    env,
    log,
    database,
    events,
    jobs: createJobQueue(boss, (tx, job) => events.publish(tx, { kind: "job.added", job })),
    mailer: createMailer(env),
    payments: createPayments(env),
    limits: createLimits(database, secrets("limits")),
    site: options.site ?? nextSiteCache(env.PORT),
    recordings: openRecordings(env, (err) => log.error({ err }, "recordings")),
    secrets,
    questions: options.questions ?? createRegistry(),
    assessors: options.assessors ?? {},
    clock,
    now: clock.now,
    stopping: new AbortController(),
  };
  await startBank(runtime, options);
  await watchContent(runtime);
  try {
    const opened = await openCredits(database.db);
    if (opened.length > 0) log.info({ opened }, "credits can be used from now on");
    const stopWorkers = await openWorkers(runtime, boss, options);
    state().stopJobs = async () => {
      await stopWorkers();
      await boss.stop({ graceful: false });
    };
  } catch (cause) {
    await database.close();
    throw new Error("The ledger or the job queue did not start.", { cause });
  }
  return runtime;
}
