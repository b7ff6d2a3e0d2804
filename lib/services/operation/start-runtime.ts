import "server-only";

import { AppError } from "@/lib/core/errors";
import { openDatabase } from "@/lib/db/database";
import { readServerEnv, sandboxFaults, type ServerEnv } from "@/lib/env/server";
import { createJobQueue } from "@/lib/integrations/jobs/job-queue";
import { createMailer } from "@/lib/integrations/mail/mailer";
import { openSitePages, type SitePages } from "@/lib/integrations/site/site-pages";
import { createPayments } from "@/lib/integrations/stripe/payments";
import { openCredits } from "@/lib/services/billing/open-credits";
import { pagesSecret } from "@/lib/services/cms/pages-secret";
import { watchContent } from "@/lib/services/cms/watch-content";
import { jobHandlers } from "@/lib/services/operation/job-handlers";
import { createLimits } from "@/lib/services/operation/limits";
import { createLog } from "@/lib/services/operation/log";
import { openSecrets } from "@/lib/services/operation/secrets";
import { openRecordings } from "@/lib/services/practice/open-recordings";
import { startPractice } from "@/lib/services/practice/start-practice";
import type { Runtime } from "@/lib/services/runtime";

type StartOptions = {
  pollSeconds?: number;
  /** Off: recordings are made when somebody first listens. */
  warmRecordings?: boolean;
  /** The site around the API; another one where there is none. */
  site?: SitePages;
};

type State = { runtime: Promise<Runtime> | null; draining: AbortController };

const place = Symbol.for("bandwise.runtime");
const holder: typeof globalThis & { [place]?: State } = globalThis;

/** One state for the process: the API and each entry point of the pages have their own copy of this module. */
function state(): State {
  return (holder[place] ??= { runtime: null, draining: new AbortController() });
}

/** Opens the database, the queue and the ports. A second call gets the same runtime. */
export function startRuntime(env: ServerEnv = readServerEnv(), options: StartOptions = {}) {
  const current = state();
  current.runtime ??= open(env, options).catch((error: unknown) => {
    current.runtime = null;
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
  return state().draining.signal.aborted;
}

/** Aborted when the process takes no more work: answers that would last end now. */
export function drainSignal() {
  return state().draining.signal;
}

/** From now on the process says that it is stopping, and ends the answers that would last. */
export function startDraining() {
  state().draining.abort();
}

/** Finishes running jobs, then closes the database. */
export async function stopRuntime() {
  const current = state();
  const opened = current.runtime;
  current.runtime = null;
  if (!opened) return;
  const runtime = await opened;
  runtime.stopping.abort();
  await runtime.jobs.stop();
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
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.dataDir });
  const jobs = createJobQueue({
    run: database.run,
    onError: (err) => log.error({ err }, "job queue"),
    ...(options.pollSeconds === undefined ? {} : { pollSeconds: options.pollSeconds }),
  });
  const runtime: Runtime = {
    env,
    log,
    database,
    jobs,
    mailer: createMailer(env),
    payments: createPayments(env),
    limits: createLimits(database, secrets("limits")),
    site: options.site ?? openSitePages({ url: env.pagesUrl, secret: pagesSecret(secrets) }),
    recordings: openRecordings(env, (err) => log.error({ err }, "recordings")),
    secrets,
    now: () => new Date(),
    stopping: new AbortController(),
  };
  await startPractice(runtime, options);
  await watchContent(runtime);
  try {
    const opened = await openCredits(database.db);
    if (opened.length > 0) log.info({ opened }, "credits can be used from now on");
    await jobs.start(jobHandlers(runtime));
  } catch (cause) {
    await database.close();
    throw new Error("The ledger or the job queue did not start.", { cause });
  }
  return runtime;
}
